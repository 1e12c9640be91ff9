import { findProgram, onPath } from './find-program';

/** The path of PHP: the one named, the system's, else Debian's. */
export const findPhp = () =>
  findProgram({
    variable: 'PHP_PATH',
    places: () => onPath('php'),
    debianPackage: 'php-cli',
    missing: "No PHP found. Install one, such as Debian's package `php-cli`, or set PHP_PATH.",
  });
