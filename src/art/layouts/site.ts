import { type Spot, unproject } from '../kit/geometry';
import { path } from '../kit/marks';
import type { Device } from '../kit/scene';
import { racks } from '../kit/traits';
import { planGroup, putGroup } from '../stage/group';
import type { Stage } from '../stage/stage';
import { station } from '../stage/station';
import { coolingUnit, fieldMeters } from './site-scenery';

const [HALL_X, HALL_Y] = unproject(76, 352);
const HALL = { width: 400, depth: 196, tallest: 176, length: 340 };

interface CampusPlace {
  /** The devices it is made for; every other device takes a place that is left. */
  suits: readonly Device[];
  screen: readonly [number, number];
  size: readonly [number, number];
  tallest: number;
  /** The route of its cable from the hall. */
  route: (x: number, y: number) => readonly Spot[];
}

/** Around the hall. */
const PLACES: readonly CampusPlace[] = [
  {
    suits: ['office'],
    screen: [478, 96],
    size: [190, 176],
    tallest: 206,
    route: (x, y) => [
      [HALL_X, HALL_Y],
      [HALL_X, y + 32],
      [x, y + 32],
    ],
  },
  {
    suits: ['warehouse', 'pallet'],
    screen: [492, 486],
    size: [236, 172],
    tallest: 80,
    route: (x, y) => [
      [HALL_X, HALL_Y + 52],
      [HALL_X + 230, HALL_Y + 52],
      [HALL_X + 230, y + 10],
      [x, y + 10],
    ],
  },
  {
    suits: ['store'],
    screen: [-236, 540],
    size: [190, 146],
    tallest: 84,
    route: (x, y) => [
      [HALL_X - 130, HALL_Y],
      [HALL_X - 130, y - 113],
      [x + 25, y - 113],
      [x + 25, y],
    ],
  },
  {
    suits: ['tower', 'dish', 'sensor', 'gateway'],
    screen: [-420, 352],
    size: [196, 156],
    tallest: 168,
    route: (x, y) => [
      [HALL_X, HALL_Y + 12],
      [x + 175, HALL_Y + 12],
      [x + 175, y + 12],
      [x, y + 12],
    ],
  },
  {
    suits: ['firewall', 'brick-wall'],
    screen: [212, 98],
    size: [150, 136],
    tallest: 90,
    route: (x, y) => [
      [HALL_X - 46, HALL_Y],
      [HALL_X - 46, y],
      [x, y],
    ],
  },
  {
    suits: [],
    screen: [142, 584],
    size: [130, 112],
    tallest: 90,
    route: (x, y) => [
      [HALL_X + 40, HALL_Y],
      [HALL_X + 40, y],
      [x, y],
    ],
  },
];

/** Above the fifth place. */
const SKY = { screen: [252, -96] as const, links: 'M226.5 56V-92M252 60V-92M277.5 68V-92' };
const EDGE = PLACES[4];

function drawHall(stage: Stage): void {
  const { canvas, devices } = stage;
  const [first] = devices;
  const sample = stage.draw(first);
  const touching = racks.has(first);
  const scale = Math.min(touching ? 1 : 1.5, HALL.tallest / sample.height, 150 / sample.depth);
  const pitch = sample.width * scale + (touching ? 2 : 18);
  const count = Math.max(1, Math.floor(HALL.length / pitch));
  const y = HALL_Y + (touching ? -28 : 0);
  canvas.tile(HALL_X, HALL_Y, HALL.width, HALL.depth, 24);
  for (let i = 0; i < count; i++) {
    const x = HALL_X + (touching ? -8 : 0) + (i - (count - 1) / 2) * pitch;
    canvas.put(stage.draw(first), x, y, { scale, jacket: stage.jacket(i) });
  }
  if (!touching) return;
  canvas.put(coolingUnit, HALL_X + 169, HALL_Y - 25);
  canvas.put(stage.draw('switch'), HALL_X - 110, HALL_Y + 56, { scale: 0.72 });
  canvas.put(stage.draw('storage'), HALL_X + 50, HALL_Y + 56, { scale: 0.66 });
}

function drawPlace(
  stage: Stage,
  device: Device,
  { screen, size, tallest, route }: CampusPlace,
  shielded: boolean,
): void {
  const [x, y] = unproject(screen[0], screen[1]);
  if (shielded) putGroup(stage, planGroup(stage, [device, 'shield']), [x, y], size, 24);
  else station(stage, device, [x, y], size, { height: tallest, radius: 24, jacket: stage.jacket(1) });
  if (device === 'tower') stage.canvas.put(fieldMeters, x - 22, y + 46);
  stage.cable(...route(x, y));
}

/** Puts devices on the places that suit them, and the others, in order, on the places that are left. */
function settle(devices: readonly Device[]): ReadonlyMap<CampusPlace, Device> {
  const settled = new Map<CampusPlace, Device>();
  const without: Device[] = [];
  for (const device of devices) {
    const suited = PLACES.find((place) => place.suits.includes(device) && !settled.has(place));
    if (suited) settled.set(suited, device);
    else without.push(device);
  }
  for (const place of PLACES) {
    const device = settled.has(place) ? undefined : without.shift();
    if (device) settled.set(place, device);
  }
  return settled;
}

/** The device behind the shield: the firewall, or else the last one. */
function guarded(settled: ReadonlyMap<CampusPlace, Device>, shield: boolean): Device | undefined {
  const devices = [...settled.values()];
  return devices.includes('firewall') ? 'firewall' : shield ? devices.at(-1) : undefined;
}

/** A campus: a hall in the middle and a place in every direction, connected by cable. */
export function drawSite(stage: Stage): void {
  const { canvas, devices } = stage;
  drawHall(stage);
  const others = devices.slice(1);
  const shield = others.includes('shield') && others.length > 1;
  const standing = shield ? others.filter((device) => device !== 'shield') : others;
  const underSky = settle(standing.filter((device) => device !== 'cloud'));
  const floats = standing.includes('cloud') && EDGE !== undefined && underSky.has(EDGE);
  const settled = floats ? underSky : settle(standing);
  const behindShield = guarded(settled, shield);
  for (const [place, device] of settled) drawPlace(stage, device, place, device === behindShield);
  if (floats) {
    const [x, y] = unproject(...SKY.screen);
    canvas.add('air', 0, path(SKY.links, 'dots'));
    canvas.put(stage.draw('cloud'), x, y, { z: 0.1, scale: 1.05, nearer: 3000 });
  }
  if (others.length) return;
  stage.leave(HALL_X, HALL_Y, 'right-up');
  stage.leave(HALL_X, HALL_Y, 'right-down');
}
