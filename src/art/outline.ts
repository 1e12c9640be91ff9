/** The edge of a flat thing, seen from above, from its own corner. */
export type Outline = readonly (readonly [x: number, y: number])[];

export function roundedRect(width: number, depth: number, radius: number, steps = 5): Outline {
  const corners = [
    [width - radius, radius, -90],
    [width - radius, depth - radius, 0],
    [radius, depth - radius, 90],
    [radius, radius, 180],
  ] as const;
  return corners.flatMap(([x, y, start]) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((start + (90 * i) / steps) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    }),
  );
}

export const circle = (radius: number, steps = 32): Outline =>
  Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    return [radius + radius * Math.cos(angle), radius + radius * Math.sin(angle)] as const;
  });

const puffs = [
  [0, 0, 34],
  [-40, 10, 24],
  [38, 8, 28],
  [10, -16, 30],
  [-16, -8, 28],
] as const;

/** The hull of five overlapping circles, found by a ray from the middle in each direction. */
export const cloudOutline = (scale: number): Outline =>
  Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * 2 * Math.PI;
    const rayX = Math.cos(angle);
    const rayY = Math.sin(angle);
    let reach = 0;
    for (const [x, y, radius] of puffs) {
      const along = rayX * x + rayY * y;
      const inside = along * along - (x * x + y * y - radius * radius);
      if (inside >= 0) reach = Math.max(reach, along + Math.sqrt(inside));
    }
    return [rayX * reach * scale, rayY * reach * scale] as const;
  });
