/** The second line of a table as other tools write it. */
export const tableRule = /^ *(\| *)?(:?-+:? *\| *)+(:?-+:? *)?$/m;
