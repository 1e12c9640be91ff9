import { aliasForm } from './alias-form';
import { brokenAnchor } from './broken-anchor';
import { brokenLayout } from './broken-layout';
import { brokenLink } from './broken-link';
import { cardSource } from './card-source';
import { descriptionLength } from './description-length';
import { duplicateDescription } from './duplicate-description';
import { duplicateId } from './duplicate-id';
import { duplicatePath } from './duplicate-path';
import { duplicateTitle } from './duplicate-title';
import { exampleContact } from './example-contact';
import { formWithoutEndpoint } from './form-without-endpoint';
import { hero } from './hero';
import { heroPins } from './hero-pins';
import { httpLink } from './http-link';
import { imageAlt } from './image-alt';
import { imageLarge } from './image-large';
import { imageMissing } from './image-missing';
import { imagePixels } from './image-pixels';
import { imageUnreadable } from './image-unreadable';
import { imageUnused } from './image-unused';
import { linkForm } from './link-form';
import { linkToAlias } from './link-to-alias';
import { logoFormat } from './logo-format';
import { markdown } from './markdown';
import { noHome } from './no-home';
import { parentLoop } from './parent-loop';
import type { Rule } from './rule';
import { siteUrl } from './site-url';
import { svgClean } from './svg-clean';
import { svgUnreadable } from './svg-unreadable';
import { textCharacters } from './text-characters';
import { titleLength } from './title-length';
import { unknownLayout } from './unknown-layout';
import { unknownLogo } from './unknown-logo';
import { unknownParent } from './unknown-parent';
import { unknownToken } from './unknown-token';
import { unreachablePage } from './unreachable-page';
import { videoPlaceholder } from './video-placeholder';

/** What the schema can't say. A new check is one file and one line here. */
export const rules: readonly Rule[] = [
  noHome,
  siteUrl,
  duplicatePath,
  aliasForm,
  unknownParent,
  parentLoop,
  duplicateTitle,
  duplicateDescription,
  titleLength,
  descriptionLength,
  hero,
  heroPins,
  unknownLayout,
  brokenLayout,
  duplicateId,
  linkForm,
  brokenLink,
  brokenAnchor,
  linkToAlias,
  httpLink,
  unreachablePage,
  cardSource,
  imageMissing,
  imageUnreadable,
  imagePixels,
  svgUnreadable,
  svgClean,
  imageAlt,
  imageLarge,
  imageUnused,
  unknownLogo,
  logoFormat,
  unknownToken,
  textCharacters,
  markdown,
  exampleContact,
  formWithoutEndpoint,
  videoPlaceholder,
];
