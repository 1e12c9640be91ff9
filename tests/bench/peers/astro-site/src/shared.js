import { readFileSync } from 'node:fs';
import markdownIt from 'markdown-it';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const markdown = markdownIt();

export const shared = read('shared.json');
export const readService = (file) => read(`${process.env.PEER_CONTENT}/pages/services/${file}`);
export const lead = (text) =>
  text.includes('**') ? markdown.render(text).trim() : `<p>${text.replaceAll('&', '&amp;')}</p>`;
