import { findProgram, onPath } from './find-program';

/** The path of nginx: the one named, the system's, else Debian's. */
export const findNginx = () =>
  findProgram({
    variable: 'NGINX_PATH',
    places: () => [...onPath('nginx'), '/usr/sbin/nginx'],
    debianPackage: 'nginx-light',
    missing: "No nginx found. Install one, such as Debian's package `nginx-light`, or set NGINX_PATH.",
  });
