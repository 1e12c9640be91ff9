import { rowField } from '../collections/rules/row-field';
import { rowKind } from '../collections/rules/row-kind';
import { rowSlug } from '../collections/rules/row-slug';
import { token } from '../collections/rules/token';
import { tokenKind } from '../collections/rules/token-kind';
import { tokenLimit } from '../collections/rules/token-limit';
import { tokenOptional } from '../collections/rules/token-optional';
import { csvSyntax } from '../read/rules/csv-syntax';
import { duplicateKey } from '../read/rules/duplicate-key';
import { encoding } from '../read/rules/encoding';
import { migration } from '../read/rules/migration';
import { missingFile } from '../read/rules/missing-file';
import { noPageFile } from '../read/rules/no-page-file';
import { refusedFile } from '../read/rules/refused-file';
import { schema } from '../read/rules/schema';
import { syntax } from '../read/rules/syntax';
import { unknownShared } from '../read/rules/unknown-shared';
import { unreadFile } from '../read/rules/unread-file';
import { unusedPageFile } from '../read/rules/unused-page-file';
import { versionNewer } from '../read/rules/version-newer';
import { addressSlip } from './address-slip';
import { aliasForm } from './alias-form';
import { altText } from './alt-text';
import { backdrop } from './backdrop';
import { brandFont } from './brand-font';
import { brandLooks } from './brand-looks';
import { brokenAnchor } from './broken-anchor';
import { brokenLayout } from './broken-layout';
import { brokenLink } from './broken-link';
import { calendarDate } from './calendar-date';
import { cardSource } from './card-source';
import { dateGap } from './date-gap';
import { dateName } from './date-name';
import { dateOrder } from './date-order';
import { datePast } from './date-past';
import { dateUnused } from './date-unused';
import { dateZone } from './date-zone';
import { descriptionLength } from './description-length';
import { downloadTarget } from './download-target';
import { drawingOptions } from './drawing-options';
import { duplicateDescription } from './duplicate-description';
import { duplicateId } from './duplicate-id';
import { duplicatePath } from './duplicate-path';
import { duplicateTitle } from './duplicate-title';
import { exampleContact } from './example-contact';
import { fileContent } from './file-content';
import { fileKind } from './file-kind';
import { fileLarge } from './file-large';
import { fileName } from './file-name';
import { filePlace } from './file-place';
import { fileTooLarge } from './file-too-large';
import { fileUnused } from './file-unused';
import { formFields } from './form-fields';
import { formWithoutAnswer } from './form-without-answer';
import { formWithoutEndpoint } from './form-without-endpoint';
import { gitRepository } from './git-repository';
import { headerForm } from './header-form';
import { hero } from './hero';
import { heroForm } from './hero-form';
import { heroPins } from './hero-pins';
import { hoursWithoutZone } from './hours-without-zone';
import { httpLink } from './http-link';
import { imageAlt } from './image-alt';
import { imageKind } from './image-kind';
import { imageLarge } from './image-large';
import { imageMissing } from './image-missing';
import { imagePhone } from './image-phone';
import { imagePixels } from './image-pixels';
import { imageUnreadable } from './image-unreadable';
import { imageUnused } from './image-unused';
import { interfaceWords } from './interface-words';
import { linkForm } from './link-form';
import { linkGone } from './link-gone';
import { linkLater } from './link-later';
import { linkMisleading } from './link-misleading';
import { linkToAlias } from './link-to-alias';
import { listOf } from './list-of';
import { manyPlans } from './many-plans';
import { markdown } from './markdown';
import { noHome } from './no-home';
import { openingHours } from './opening-hours';
import { ownIcon } from './own-icon';
import { parentLoop } from './parent-loop';
import { pathOverlap } from './path-overlap';
import { pictureBox } from './picture-box';
import { portraitCut } from './portrait-cut';
import { pricing } from './pricing';
import { redirect } from './redirect';
import { repeatedContent } from './repeated-content';
import { repeatedHeading } from './repeated-heading';
import { rows } from './rows';
import type { Rule } from './rule';
import { sampleText } from './sample-text';
import { sectionTone } from './section-tone';
import { selfReference } from './self-reference';
import { sharedUnused } from './shared-unused';
import { singleItem } from './single-item';
import { siteUrl } from './site-url';
import { svgClean } from './svg-clean';
import { svgCostly } from './svg-costly';
import { svgUnreadable } from './svg-unreadable';
import { tableRows } from './table-rows';
import { textCharacters } from './text-characters';
import { textDirection } from './text-direction';
import { textSlip } from './text-slip';
import { timeZone } from './time-zone';
import { titleLength } from './title-length';
import { trackedChange } from './tracked-change';
import { undrawnLetters } from './undrawn-letters';
import { unknownLayout } from './unknown-layout';
import { unknownLogo } from './unknown-logo';
import { unknownParent } from './unknown-parent';
import { unknownToken } from './unknown-token';
import { unreachablePage } from './unreachable-page';
import { vanishedPath } from './vanished-path';
import { videoPlaceholder } from './video-placeholder';

/** Every rule whose id can end a message, in the order in which they are asked. A new rule is one file and one line here. */
export const rules: readonly Rule[] = [
  // Files: found while they are read.
  missingFile,
  refusedFile,
  encoding,
  syntax,
  csvSyntax,
  duplicateKey,
  versionNewer,
  migration,
  schema,
  noPageFile,
  unusedPageFile,
  unreadFile,
  fileName,
  fileKind,
  fileContent,
  filePlace,
  fileTooLarge,
  fileLarge,
  fileUnused,
  gitRepository,
  trackedChange,

  // Addresses
  noHome,
  siteUrl,
  duplicatePath,
  aliasForm,
  redirect,
  vanishedPath,
  pathOverlap,
  unknownParent,
  parentLoop,

  // Dates
  dateName,
  dateZone,
  dateGap,
  dateOrder,
  datePast,
  dateUnused,

  // Search results
  duplicateTitle,
  duplicateDescription,
  titleLength,
  undrawnLetters,
  descriptionLength,

  // Blocks of a page
  hero,
  heroForm,
  heroPins,
  backdrop,
  sectionTone,
  drawingOptions,
  unknownLayout,
  brokenLayout,
  unknownShared,
  sharedUnused,
  duplicateId,
  formFields,
  calendarDate,
  openingHours,
  timeZone,
  singleItem,
  tableRows,
  rows,
  pricing,
  manyPlans,

  // Collections
  rowField,
  token,
  tokenKind,
  tokenLimit,
  tokenOptional,
  rowSlug,
  rowKind,
  listOf,

  // Links
  linkForm,
  addressSlip,
  brokenLink,
  brokenAnchor,
  downloadTarget,
  linkToAlias,
  httpLink,
  linkMisleading,
  linkLater,
  linkGone,
  unreachablePage,
  cardSource,
  selfReference,

  // Pictures
  imageKind,
  imageMissing,
  imageUnreadable,
  imagePixels,
  svgUnreadable,
  svgClean,
  svgCostly,
  imageAlt,
  altText,
  imagePhone,
  pictureBox,
  portraitCut,
  imageLarge,
  imageUnused,
  ownIcon,
  unknownLogo,

  // Texts
  unknownToken,
  textCharacters,
  textDirection,
  textSlip,
  repeatedContent,
  repeatedHeading,
  markdown,

  // The interface
  headerForm,
  interfaceWords,
  brandFont,
  brandLooks,

  // What is still missing before the site goes live
  exampleContact,
  formWithoutEndpoint,
  formWithoutAnswer,
  videoPlaceholder,
  hoursWithoutZone,
  sampleText,
];
