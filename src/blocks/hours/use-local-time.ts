import { useEffect, useState } from 'react';
import { type LocalTime, localTime } from '../../site/page/opening-hours';
import { runOnTime } from '../../ui/hooks/run-on-time';

/** In milliseconds. */
const minute = 60_000;

/** The time at the place, minute by minute. Undefined on the server, and in a browser that does not know the zone. */
export function useLocalTime(timeZone: string | undefined): LocalTime | undefined {
  const [now, setNow] = useState<LocalTime>();
  useEffect(() => {
    if (timeZone === undefined) return;
    const tell = () => {
      setNow(localTime(new Date(), timeZone));
      return minute - (Date.now() % minute);
    };
    try {
      const stop = runOnTime(tell(), tell);
      return () => void stop();
    } catch {
      return;
    }
  }, [timeZone]);
  return now;
}
