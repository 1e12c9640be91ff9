import { type ComponentType, lazy } from 'react';
import type { Kind } from '../../../site/schema/definitions';
import type { Control } from '../fields/control';
import { ColorControl } from '../fields/controls/color';
import { DateControl } from '../fields/controls/date';
import { IconControl } from '../fields/controls/icon';
import { LineControl } from '../fields/controls/line';
import { MarkdownControl } from '../fields/controls/markdown';
import { PathControl } from '../fields/controls/path';
import { LayoutControl, LogoControl, SharedControl } from '../fields/controls/select';
import { SwatchControl } from '../fields/controls/swatches';
import { Look } from '../fields/look/look';
import type { Controls, MembersProps, ValueControl } from '../fields/registry';
import { IconTarget } from '../files/icon-target';
import { LinkTarget } from '../files/link-target';
import { OwnPathControl } from '../pages/own-path-control';
import { NewPageDialog } from '../pages/page-dialog';
import { FileImageFields } from '../pictures/file-image-fields';
import { FocalPointFields } from '../pictures/focal-point-fields';
import { ImagePart } from '../pictures/image-part';
import { PhoneImageFields } from '../pictures/phone-image-fields';
import { PictureControl } from '../pictures/picture-control';
import { PictureDialog } from '../pictures/picture-dialog';
import { PicturesTarget } from '../pictures/pictures-target';
import { DeviceControl } from '../scenes/device-control';
import { areSwatches, JacketsField } from '../scenes/jackets-field';
import { DrawingKindControl, SceneLayoutControl } from '../scenes/scene-layout-control';

const single = (Control: Control): ValueControl => ({ Control, isSingle: true });
const group = (Control: Control): ValueControl => ({ Control, isSingle: false });
const small = (Control: Control): ValueControl => ({ ...group(Control), isSmall: true });

/** Each control that belongs to a kind of value. */
export const controls: Controls = {
  values: new Map([
    ['line', single(LineControl)],
    ['markdown', group(MarkdownControl)],
    ['longText', group(MarkdownControl)],
    ['icon', small(IconControl)],
    ['jacket', group(SwatchControl)],
    ['color', single(ColorControl)],
    ['dateOrName', group(DateControl)],
    ['dateTime', group(DateControl)],
    ['logoId', group(LogoControl)],
    ['imageFile', group(PictureControl)],
    ['sceneLayout', group(SceneLayoutControl)],
    ['drawingKind', group(DrawingKindControl)],
    ['device', small(DeviceControl)],
    ['href', single(PathControl)],
    ['pagePath', single(PathControl)],
    ['layoutName', group(LayoutControl)],
    ['sharedName', group(SharedControl)],
  ]),
  ownPath: group(OwnPathControl),
  lists: new Map([['jacket', { fits: areSwatches, Control: JacketsField }]]),
  members: new Map<Kind, ComponentType<MembersProps>>([
    ['brand', Look],
    ['fileImage', FileImageFields],
    ['focalPoint', FocalPointFields],
    ['phoneImage', PhoneImageFields],
  ]),
  variants: new Map<Kind, typeof ImagePart>([
    ['image', ImagePart],
    ['backdrop', ImagePart],
  ]),
  IconTarget,
  LinkTarget,
  ChangeAt: lazy(async () => ({ default: (await import('../pages/change-at')).ChangeAt })),
  DateNote: lazy(async () => ({ default: (await import('../parts/date-note')).DateNote })),
  NewPage: NewPageDialog,
  PictureDialog,
  PicturesTarget,
};
