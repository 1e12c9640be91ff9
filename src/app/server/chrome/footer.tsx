import type { ChromeView } from '../../../site/resolve/view';
import { networkNames } from '../../../site/text/network-names';
import { keyed } from '../../../ui/keyed';
import { Static } from '../../../ui/static';
import { useWords } from '../../../ui/words';
import { Brand } from './brand';
import { LinkItems } from './link-items';

function SocialLinks({ links }: { links: ChromeView['social'] }) {
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {keyed(links).map(({ key, item: { network, href, icon } }) => (
        <li key={key}>
          <a href={href}>
            <Static id={icon} use="social" />
            <span className="visually-hidden">{networkNames[network] ?? network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Rendered on the server only. */
export function Footer({ chrome }: { chrome: ChromeView }) {
  const { text, columns, notice, links } = chrome.footer;
  const words = useWords();
  return (
    <footer className="section footer ink">
      <div className="frame">
        <div className="footer-columns">
          <div className="footer-about">
            <Brand brand={chrome.brand} />
            {text && <p>{text}</p>}
            <SocialLinks links={chrome.social} />
          </div>
          {keyed(columns).map(({ key, item: column }) => (
            <div key={key}>
              <h2>{column.heading}</h2>
              <ul>
                <LinkItems links={column.links} />
              </ul>
            </div>
          ))}
        </div>
        <div className="footer-end">
          <p>{notice}</p>
          {(links || chrome.asksForCookies) && (
            <ul>
              {links && <LinkItems links={links} />}
              {chrome.asksForCookies && (
                <li>
                  <button id="cookies-change" type="button" className="cookies-change" hidden>
                    {words.cookiesChange}
                  </button>
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
