import { delimiter, join } from 'node:path';
import { findProgram } from './find-program';

/** The path of nginx: the one named, the system's, else Debian's. */
export const findNginx = () =>
  findProgram({
    variable: 'NGINX_PATH',
    places: () => [
      ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nginx')),
      '/usr/sbin/nginx',
    ],
    debianPackage: 'nginx-light',
    missing: "No nginx found. Install one, such as Debian's package `nginx-light`, or set NGINX_PATH.",
  });
