import type { ChromeView, View } from '../../../site/resolve/view';
import type { FooterHours } from '../../../site/schema/types.gen';
import { networkNames } from '../../../site/text/network-names';
import { keyed } from '../../../ui/keyed';
import { LogoList } from '../../../ui/logo';
import { Static } from '../../../ui/static';
import { toneClass } from '../../../ui/tones';
import { useWords } from '../../../ui/words';
import { Brand } from './brand';
import { FactText } from './fact-text';
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

/** As large as the window allows: the style sheet has a size for each of these, because no size fits all names. */
const signLengths = [6, 9, 13, 20];
const signLength = (name: string) => signLengths.find((length) => name.length <= length) ?? 'more';

function Hours({ hours: { heading, rows, link } }: { hours: View<FooterHours> }) {
  return (
    <div className="footer-hours">
      <h2>{heading}</h2>
      <dl>
        {keyed(rows).map(({ key, item: { days, hours } }) => (
          <div key={key}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </div>
  );
}

/** Logos, and below them badges from edge to edge. */
function Marks({ footer: { logos, badges } }: { footer: ChromeView['footer'] }) {
  return (
    <>
      {logos && <LogoList logos={logos} className="footer-logos" />}
      {badges && (
        <ul className="footer-badges">
          {keyed(badges).map(({ key, item }) => (
            <li key={key}>
              <FactText fact={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Rendered on the server only. */
export function Footer({ chrome }: { chrome: ChromeView }) {
  const { as, tone = 'ink', strip, text, hours, columns, notice, links } = chrome.footer;
  const words = useWords();
  const brand = <Brand brand={chrome.brand} tone={tone} />;
  return (
    <>
      {/* Its colors are those of the page. */}
      {strip && <Static id={strip} use="strip" />}
      <footer className={`section footer${toneClass(tone)}`} data-as={as}>
        <div className="frame">
          <div className="footer-columns">
            <div className="footer-about">
              {as !== 'sign' && brand}
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
            {hours && <Hours hours={hours} />}
          </div>
          <Marks footer={chrome.footer} />
          {as === 'sign' && (
            <div className="footer-sign" data-length={signLength(chrome.brand.name)}>
              {brand}
            </div>
          )}
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
    </>
  );
}
