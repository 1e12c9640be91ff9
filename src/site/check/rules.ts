import { aliasForm } from './alias-form';
import { brokenAnchor } from './broken-anchor';
import { brokenLayout } from './broken-layout';
import { brokenLink } from './broken-link';
import { cardSource } from './card-source';
import { duplicateId } from './duplicate-id';
import { duplicatePath } from './duplicate-path';
import { descriptionLength, duplicateDescription, duplicateTitle, titleLength } from './head';
import { hero } from './hero';
import { heroPins } from './hero-pins';
import { imageAlt } from './image-alt';
import { imageLarge } from './image-large';
import { imageMissing } from './image-missing';
import { imagePixels } from './image-pixels';
import { imageUnreadable } from './image-unreadable';
import { imageUnused } from './image-unused';
import { httpLink, linkToAlias } from './link-advice';
import { linkForm } from './link-form';
import { logoFormat } from './logo-format';
import { markdownDrawn } from './markdown';
import { noHome } from './no-home';
import { parentLoop, unknownParent } from './parent';
import { formWithoutEndpoint, videoPlaceholder } from './placeholders';
import type { Check } from './rule';
import { exampleContact, siteUrl } from './settings';
import { svgClean, svgUnreadable } from './svg-clean';
import { textCharacters } from './text-characters';
import { unknownLayout } from './unknown-layout';
import { unknownLogo } from './unknown-logo';
import { unknownToken } from './unknown-token';
import { unreachablePage } from './unreachable-page';

/** What the schema can't say. A new check is one file and one line here. */
export const checks: readonly Check[] = [
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
  markdownDrawn,
  exampleContact,
  formWithoutEndpoint,
  videoPlaceholder,
];
