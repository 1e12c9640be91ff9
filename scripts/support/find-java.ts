import { findProgram, onPath } from './find-program';

/** The path of a Java runtime: the one named, the system's, else Debian's. */
export const findJava = () =>
  findProgram({
    variable: 'JAVA_PATH',
    places: () => onPath('java'),
    debianPackage: 'default-jre-headless',
    missing:
      "No Java runtime found. Install one, such as Debian's package `default-jre-headless`, or set JAVA_PATH.",
  });
