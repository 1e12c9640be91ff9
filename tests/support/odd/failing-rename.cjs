// Preloaded by `node --require`: the rename with the number FAILS, counted from 1, fails with the error CODE.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { renameSync } = fs;
const { FAILS, CODE } = process.env;
let renames = 0;

fs.renameSync = (from, to) => {
  renames += 1;
  if (renames !== Number(FAILS)) return renameSync(from, to);
  throw Object.assign(new Error(`${CODE}: rename '${from}' -> '${to}'`), {
    code: CODE,
    syscall: 'rename',
    path: from,
    dest: to,
  });
};
syncBuiltinESMExports();
