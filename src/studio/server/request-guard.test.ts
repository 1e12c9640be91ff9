import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { refuseRequest } from './request-guard';

function isAnswered(url: string, headers: Record<string, string>, method = 'GET'): boolean {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method, headers: { host: 'localhost:5173', ...headers } });
  return refuseRequest(request) === undefined;
}

const pages = ['/', '/contact', '/old.html', '/shop/a', '/_edit', '/_edit/', '/_edit/contact'];
const others = [
  '/_edit/draft.html?copy=/',
  '/_edit/still.html?before',
  '/_edit/api/watch',
  '/_edit/scene.svg',
  '/_edit/thumbnail/images/a.png',
  '/_edit/icons.svg',
  '/x/../_edit/still.html?before',
];
const files = ['/images/a.svg', '/downloads/a.pdf', '/a.png', '/_fonts/fonts.css', '/assets/a.js'];
const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const foreign = ['cross-site', 'same-site'];

describe.each(foreign)('a page of another site (%s)', (site) => {
  test.each([...pages, ...others, ...files])('can neither embed nor fetch %s', (url) => {
    for (const [mode, dest] of [
      ['no-cors', 'image'],
      ['no-cors', 'script'],
      ['no-cors', 'empty'],
      ['cors', 'empty'],
      ['navigate', 'iframe'],
      ['navigate', 'frame'],
      ['navigate', 'embed'],
      ['navigate', 'object'],
      ['websocket', 'websocket'],
    ] as const) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
      expect([mode, dest, isAnswered(url, headers)]).toEqual([mode, dest, false]);
    }
    expect(isAnswered(url, { 'sec-fetch-site': site })).toBe(false);
    expect(isAnswered(url, { 'sec-fetch-site': site, ...visit }, 'POST')).toBe(false);
  });

  test.each(pages)('can have a link to %s', (url) => {
    expect(isAnswered(url, { 'sec-fetch-site': site, ...visit })).toBe(true);
  });

  test.each(others)('can have no link to %s', (url) => {
    expect(isAnswered(url, { 'sec-fetch-site': site, ...visit })).toBe(false);
  });
});

test.each([...pages, ...others, ...files])('the studio itself, and who types it, gets %s', (url) => {
  for (const site of ['same-origin', 'none']) expect(isAnswered(url, { 'sec-fetch-site': site })).toBe(true);
  expect(isAnswered(url, {})).toBe(true);
});
