import { findProgram, onPath } from './find-program';

/** The path of wrk, which puts load on a server: the one named, the system's, else Debian's. */
export const findWrk = () =>
  findProgram({
    variable: 'WRK_PATH',
    places: () => onPath('wrk'),
    debianPackage: 'wrk',
    missing: "No wrk found. Install one, such as Debian's package `wrk`, or set WRK_PATH.",
  });
