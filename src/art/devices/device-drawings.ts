import { type DrawDevice, type Drawing, PATTERNS } from '../kit/drawing';
import type { Device } from '../kit/scene';
import { drawAccessPoint, drawCoverage } from './access-point';
import { drawBrickWall } from './brick-wall';
import { drawOffice, drawStore, drawWarehouse } from './buildings';
import { drawCamera } from './camera';
import { drawCloud } from './cloud';
import { drawGateway } from './gateway';
import { drawHeadset } from './headset';
import { drawLaptop } from './laptop';
import { drawChat, drawEnvelope, drawFolder } from './messages';
import { drawMonitor, drawScreen } from './monitor';
import { drawOpenRack } from './open-rack';
import { drawBlueprint, drawClipboard, drawPrinter } from './papers';
import { drawPhone } from './phone';
import { drawRack } from './rack';
import { drawSensor } from './sensor';
import { drawServer } from './server';
import { drawShield } from './shield';
import { drawSlabs } from './slabs';
import { drawStorage } from './storage';
import { drawCoreSwitch, drawFirewall, drawSwitch } from './switch';
import {
  drawCableTester,
  drawMemoryBoard,
  drawPallet,
  drawPatchPanel,
  drawReel,
  drawToolCase,
} from './tools';
import { drawDish, drawTower } from './tower';

const drawDevice: Record<Device, DrawDevice> = {
  rack: drawRack,
  'open-rack': drawOpenRack,
  server: drawServer,
  switch: drawSwitch,
  firewall: drawFirewall,
  'access-point': drawAccessPoint,
  storage: drawStorage,
  laptop: drawLaptop,
  monitor: drawMonitor,
  screen: drawScreen,
  phone: drawPhone,
  headset: drawHeadset,
  camera: drawCamera,
  sensor: drawSensor,
  gateway: drawGateway,
  tower: drawTower,
  dish: drawDish,
  cloud: drawCloud,
  office: drawOffice,
  warehouse: drawWarehouse,
  store: drawStore,
  shield: drawShield,
  'brick-wall': drawBrickWall,
  slabs: drawSlabs,
  envelope: drawEnvelope,
  folder: drawFolder,
  chat: drawChat,
  clipboard: drawClipboard,
  blueprint: drawBlueprint,
  'tool-case': drawToolCase,
  reel: drawReel,
  'patch-panel': drawPatchPanel,
  'cable-tester': drawCableTester,
  'memory-board': drawMemoryBoard,
  printer: drawPrinter,
  pallet: drawPallet,
  coverage: drawCoverage,
};

export const devices = Object.keys(drawDevice).filter((name): name is Device =>
  Object.hasOwn(drawDevice, name),
);

/** The drawing at the top of a stack, where it differs from the others. */
const drawTop: Partial<Record<Device, DrawDevice>> = { switch: drawCoreSwitch };

export const stackTop = (device: Device): Drawing => (drawTop[device] ?? drawDevice[device])(0);

const drawn = new Map<string, Drawing>();

/** Each device is drawn once in each pattern, because a site of thousands of pages repeats them. */
export function deviceDrawing(device: Device, pattern: number): Drawing {
  const key = `${device} ${pattern % PATTERNS}`;
  const known = drawn.get(key);
  if (known) return known;
  const drawing = drawDevice[device](pattern % PATTERNS);
  drawn.set(key, drawing);
  return drawing;
}
