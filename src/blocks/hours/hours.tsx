import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { HoursPlace } from './hours-place';
import { useLocalTime } from './use-local-time';

/** Of more places than this, two are side by side. */
const mostInARow = 4;

export function Hours({ block }: BlockProps<'hours'>) {
  const { heading, lead, places, days, timeZone } = block;
  const now = useLocalTime(timeZone);
  return (
    <Section block={block} className="hours">
      <SectionHead heading={heading} lead={lead} />
      <div className="hours-places" data-places={places.length > mostInARow ? 2 : places.length}>
        {keyed(places).map(({ key, item }) => (
          <HoursPlace key={key} place={item} days={days} hasStatus={timeZone !== undefined} now={now} />
        ))}
      </div>
    </Section>
  );
}
