// Preloaded by `node --require`: a machine that has WATCHERS file watchers left.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { watch } = fs;
let left = Number(process.env.WATCHERS ?? 0);

fs.watch = (path, ...rest) => {
  left -= 1;
  if (left >= 0) return watch(path, ...rest);
  throw Object.assign(
    new Error(`ENOSPC: System limit for number of file watchers reached, watch '${path}'`),
    {
      code: 'ENOSPC',
      path,
    },
  );
};
syncBuiltinESMExports();
