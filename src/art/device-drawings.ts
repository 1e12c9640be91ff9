import { drawAccessPoint, drawCoverage } from './devices/access-point';
import { drawBrickWall } from './devices/brick-wall';
import { drawOffice, drawStore, drawWarehouse } from './devices/buildings';
import { drawCamera } from './devices/camera';
import { drawCloud } from './devices/cloud';
import { drawGateway } from './devices/gateway';
import { drawHeadset } from './devices/headset';
import { drawLaptop } from './devices/laptop';
import { drawChat, drawEnvelope, drawFolder } from './devices/messages';
import { drawMonitor, drawScreen } from './devices/monitor';
import { drawOpenRack } from './devices/open-rack';
import { drawBlueprint, drawClipboard, drawPrinter } from './devices/papers';
import { drawPhone } from './devices/phone';
import { drawRack } from './devices/rack';
import { drawSensor } from './devices/sensor';
import { drawServer } from './devices/server';
import { drawShield } from './devices/shield';
import { drawSlabs } from './devices/slabs';
import { drawStorage } from './devices/storage';
import { drawCoreSwitch, drawFirewall, drawSwitch } from './devices/switch';
import {
  drawCableTester,
  drawMemoryBoard,
  drawPallet,
  drawPatchPanel,
  drawReel,
  drawToolCase,
} from './devices/tools';
import { drawDish, drawTower } from './devices/tower';
import { type DrawDevice, type Drawing, PATTERNS } from './drawing';
import type { Device } from './scene';

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

/** What ends a stack, where it isn't one more of the same. */
const drawTop: Partial<Record<Device, DrawDevice>> = { switch: drawCoreSwitch };

export const stackTop = (device: Device): Drawing => (drawTop[device] ?? drawDevice[device])(0);

const drawn = new Map<string, Drawing>();

/** Each device is drawn once in each pattern: a site of thousands of pages repeats them. */
export function deviceDrawing(device: Device, pattern: number): Drawing {
  const key = `${device} ${pattern % PATTERNS}`;
  const known = drawn.get(key);
  if (known) return known;
  const drawing = drawDevice[device](pattern % PATTERNS);
  drawn.set(key, drawing);
  return drawing;
}
