import type { BlockViews } from '../../site/resolve/view';
import type { Motion } from '../../ui/hooks/use-auto-motion';
import { MotionButton } from '../../ui/motion-button';
import { useWords } from '../../ui/words';

/** The claim, and the button that stops and starts the typing. */
export function HeroFoot({ block: { claim, words }, motion }: { block: BlockViews['hero']; motion: Motion }) {
  if (!claim && !words) return null;
  return (
    <div className="hero-foot" {...motion.focus}>
      {claim && (
        <p className="hero-claim">
          <strong>{claim.value}</strong> {claim.text}
        </p>
      )}
      {words && <TypingButton motion={motion} />}
    </div>
  );
}

function TypingButton({ motion }: { motion: Motion }) {
  const { pauseTyping, playTyping } = useWords();
  return (
    <MotionButton
      motion={motion}
      hidden={motion.reduced !== false}
      pause={pauseTyping}
      play={playTyping}
      visible
    />
  );
}
