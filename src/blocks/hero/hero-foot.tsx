import type { BlockViews } from '../../site/view';
import { MotionButton } from '../motion-button';
import { strings } from '../strings';

/** The claim, and the button that stops the typing. */
export function HeroFoot({ block: { claim, words } }: { block: BlockViews['hero'] }) {
  if (!claim && !words) return null;
  return (
    <div className="hero-foot">
      {claim && (
        <p className="hero-claim">
          <strong>{claim.value}</strong> {claim.text}
        </p>
      )}
      {words && <MotionButton pause={strings.pauseTyping} play={strings.playTyping} visible />}
    </div>
  );
}
