/** What starts other processes. Most runs start none, and to load it takes 5 ms of their 200. */
export const childProcess = () => process.getBuiltinModule('node:child_process');
