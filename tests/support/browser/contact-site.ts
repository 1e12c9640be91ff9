import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveWithEndpoint } from './built-site';

const page = (path: string, address: string) => ({
  path,
  title: `A form that sends to ${path}`,
  description: `Messages of this form go to the endpoint that ${path} names, and nowhere else.`,
  blocks: [
    { type: 'hero', heading: `Write to ${path}` },
    { type: 'contactForm', heading: 'Send a message', submit: 'Send message', endpoint: address },
  ],
});

/** A site whose forms deliver: one to the endpoint in front of it, one elsewhere. */
export const serveContact = () =>
  serveWithEndpoint((content) => {
    const write = (file: string, value: unknown) =>
      writeFileSync(join(content, 'pages', file), JSON.stringify(value));
    write('contact.json', page('/contact', '/api/contact'));
    write('elsewhere.json', page('/elsewhere', 'https://forms.example/contact'));
  });
