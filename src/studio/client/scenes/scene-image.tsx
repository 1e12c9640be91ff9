import { type SceneLook, sceneAddress } from './scene-look';

interface SceneImageProps {
  scene: Readonly<Record<string, unknown>>;
  look: SceneLook;
}

/** A scene that need not be on any page; on none, it follows the theme of the studio. */
export function SceneImage({ scene, look }: SceneImageProps) {
  const { surface, background } = look;
  const address = (on: string) => sceneAddress(scene, look, on);
  return (
    <span className="scene-image" {...(background !== undefined && { style: { background } })}>
      <picture>
        {surface === undefined && <source media="(prefers-color-scheme: dark)" srcSet={address('dark')} />}
        <img src={address(surface ?? 'light')} alt="" decoding="async" />
      </picture>
    </span>
  );
}

/** One device alone. */
export const DeviceImage = ({ device }: { device: string }) => (
  <SceneImage scene={{ layout: 'single', devices: [device], jackets: [] }} look={{ use: 'cell', seed: '' }} />
);
