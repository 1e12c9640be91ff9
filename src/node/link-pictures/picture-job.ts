import type { SceneDescription } from '../../art/kit/scene';

/** What one picture shows, and where it goes. */
export interface Job {
  title: string;
  scene: SceneDescription | undefined;
  seed: string;
  file: string;
}

/** What all pictures of a site have in common. */
export interface Shared {
  styleSheets: readonly string[];
  siteName: string;
  /** The site's mark as a data address. */
  mark: string | undefined;
}

export interface Done {
  milliseconds: number;
}
