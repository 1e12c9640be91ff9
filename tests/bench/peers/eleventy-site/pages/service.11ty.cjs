// A layout, because Eleventy would compile a template anew for each page.
exports.data = {
  pagination: { data: 'services', size: 1, alias: 'service' },
  permalink: ({ service }) => `${service.path}/index.html`,
  layout: 'service.njk',
};
exports.render = () => '';
