const { readdirSync, readFileSync } = require('node:fs');
const markdown = require('markdown-it')();

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

module.exports = (config) => {
  const services = `${process.env.PEER_CONTENT}/pages/services`;
  config.addGlobalData('services', () => readdirSync(services).map((file) => read(`${services}/${file}`)));
  for (const [name, value] of Object.entries(read('shared.json'))) config.addGlobalData(name, value);
  config.addFilter('markdown', (text) => markdown.render(text).trim());
  config.addPassthroughCopy({ [`${process.env.PEER_CONTENT}/images`]: 'images', static: '/' });
  return { dir: { input: 'pages', output: process.env.PEER_OUTPUT } };
};
