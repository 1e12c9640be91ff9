import { delimiter, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { findProgram } from './find-program';

/** The path of a Java runtime: the one named, the system's, the one that vnu-jar fetched by itself, else Debian's. */
export const findJava = () =>
  findProgram({
    variable: 'JAVA_PATH',
    places: () => [
      ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'java')),
      ...globSync('node_modules/.cache/vnu-jar/java/**/bin/java', { dot: true }),
    ],
    debianPackage: 'default-jre-headless',
    missing:
      "No Java runtime found. Install one, such as Debian's package `default-jre-headless`, or set JAVA_PATH.",
  });
