import { expect, test } from 'vitest';
import { kindPlan } from '../../../../site/schema/field-plan';
import { takenOver } from './taken-over';

test.each([
  ['videoId', '/video', 'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=10s', 'M7lc1UVf-VE'],
  ['videoId', '/video', 'https://youtu.be/M7lc1UVf-VE', 'M7lc1UVf-VE'],
  ['videoId', '/video', 'https://vimeo.com/manage/videos/76979871', 'vimeo/76979871'],
  ['videoId', '/video', 'https://www.youtube.com/shorts/M7lc1UVf-VE', 'M7lc1UVf-VE'],
  ['videoId', '/video', 'M7lc1', 'M7lc1'],
  [
    'line',
    '/place',
    'https://www.google.com/maps/place/Harbor+Street+4,+Denpasar/@-8.6,115.2,17z',
    'Harbor Street 4, Denpasar',
  ],
  ['line', '/place', 'https://www.google.co.id/maps/search/?api=1&query=Caf%C3%A9%20Mole', 'Café Mole'],
  ['line', '/place', 'https://maps.google.com/?q=Bed+%26+Mole', 'Bed & Mole'],
  ['line', '/place', 'https://maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
  ['line', '/place', 'Harbor Street 4', 'Harbor Street 4'],
  ['line', '/text', 'https://maps.google.com/?q=Mole', 'https://maps.google.com/?q=Mole'],
] as const)('a %s at %s takes %s as %s', (kind, pointer, text, taken) =>
  expect(takenOver({ plan: kindPlan(kind), pointer }, text)).toBe(taken),
);
