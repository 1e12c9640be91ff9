import { describe, expect, it } from 'vitest';
import { renderBlock, textOf } from '../../../tests/support/render-for-test';
import type { BlockViews } from '../../site/resolve/view';

const block: BlockViews['contactForm'] = {
  type: 'contactForm',
  heading: 'Send a message',
  submit: 'Send message',
};

describe('contactForm', () => {
  const html = renderBlock({ ...block, endpoint: 'https://forms.example/x' });

  it.each(['name', 'email', 'subject', 'message'])('has a labelled, required field for %s', (name) => {
    expect(html).toContain(`<label for="b1-${name}">`);
    expect(html).toMatch(new RegExp(`id="b1-${name}"(?=[^>]* name="${name}")(?=[^>]* required="")`));
    expect(html).toContain(`id="b1-${name}-error" hidden=""`);
  });

  it('takes texts of any length', () => {
    expect(html).not.toMatch(/maxlength/i);
  });

  it('has no native validation, and lets the browser fill in name and email', () => {
    expect(html).toMatch(/<form[^>]* noValidate=""/i);
    expect(html).toContain('autoComplete="name"');
    expect(html).toContain('type="email"');
  });

  it('is a plain POST to the endpoint without a script', () => {
    expect(html).toMatch(/<form(?=[^>]* method="post")(?=[^>]* action="https:\/\/forms.example\/x")/);
    expect(html).toMatch(/<button type="submit" class="[^"]*"><span[^>]*>Send message</);
  });

  it('has a mail link and no button without an endpoint', () => {
    const still = renderBlock(block);
    expect(still).toMatch(/<button type="submit"[^>]* hidden="" disabled=""/);
    expect(still).toContain('Write to <a href="mailto:hello@northport.example">');
    expect(still).not.toContain('action=');
    expect(textOf(html)).not.toContain('Write to');
  });

  it('has empty elements for both messages, and a trap that people cannot reach', () => {
    expect(html).toMatch(/role="alert"><svg[^>]*>.{0,120}<\/svg><span><\/span><\/div>/);
    expect(html).toMatch(/role="status" tabindex="-1"><svg[^>]*>.{0,120}<\/svg><span><\/span><\/div>/i);
    expect(html).toMatch(/<div class="honeypot visually-hidden" aria-hidden="true">.*tabindex="-1"/i);
  });
});
