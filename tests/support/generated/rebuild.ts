import { compileTransform, type KindChanges } from '../../../src/site/resolve/transform';
import type { Root } from '../../../src/site/schema/field-plan';

/** Content that stays content: every value of the changes' kinds is replaced by another one of its kind. */
export const compileRebuild = <Content, Context>(root: Root, changes: KindChanges<Context>) =>
  compileTransform<unknown, Context>(root, changes) as (content: Content, context: Context) => Content;
