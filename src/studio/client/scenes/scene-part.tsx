import { useMemo } from 'react';
import { settledPlan } from '../../../site/schema/plan-at';
import type { PlanOf } from '../../../site/schema/plan-types';
import { useForm } from '../fields/form';
import type { VariantsProps } from '../fields/registry';
import { StudioIcon } from '../parts/studio-icon';
import { SceneImage } from './scene-image';
import { SceneContext, useSceneLook } from './scene-look';
import { arrangementWords, sceneWords } from './scene-words';
import { nextSeed, surprise } from './surprise';

/** A scene or a drawing as its page shows it, above its fields. */
export function ScenePart({ pointer, plan, value, children }: VariantsProps) {
  const form = useForm();
  const look = useSceneLook({ file: form.file, pointer });
  const around = useMemo(() => ({ scene: value, look }), [value, look]);
  const set = (at: string, changed: unknown, message: string) => {
    form.set(at, changed);
    // Each press is a step of undo.
    form.leave();
    form.editor().announce(message);
  };
  const drawSurprise = (planned: PlanOf<'object'>) => {
    const scene = surprise(planned, value);
    set(pointer, scene, sceneWords(scene));
  };
  const arrange = () => {
    const seed = nextSeed(value.seed);
    set(`${pointer}/seed`, seed, arrangementWords(seed));
  };
  const settled = settledPlan(plan, value);
  const isScene = value.type === 'scene';
  return (
    <SceneContext value={around}>
      <div className="scene">
        <SceneImage scene={value} look={look} />
        <div className="actions">
          {isScene && (
            <button
              type="button"
              className="field-button"
              onClick={() => settled?.is === 'object' && drawSurprise(settled)}
            >
              <StudioIcon name="wand-sparkles" />
              Surprise me
            </button>
          )}
          <button type="button" className="field-button" onClick={arrange}>
            <StudioIcon name="shuffle" />
            {isScene ? 'Arrange anew' : 'Draw anew'}
          </button>
        </div>
      </div>
      {children}
    </SceneContext>
  );
}
