import type { PagePlan } from './page-requests';

export interface KeyRequests {
  /**
   * Gives an entry of a map in site.json another key, such as the id of a logo, and everything that names it: as one step
   * of undo.
   */
  renameKey: { given: { at: string; to: string }; answer: undefined };
  /**
   * Removes an entry of a map in site.json, as one step of undo. With a refusal it stays, because of the places that name
   * it.
   */
  removeKey: { given: { at: string }; answer: PagePlan };
}
