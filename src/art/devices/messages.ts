import type { DrawDevice } from '../kit/drawing';
import { disc, dot, path, rect } from '../kit/marks';
import { hangingShadow } from '../kit/shadow';
import { roundedOutline, upright } from '../kit/upright';

/** An upright letter: white paper, the folds of its flap and a colored seal. */
export const drawEnvelope: DrawDevice = () => {
  const width = 124;
  const height = 82;
  return {
    width,
    depth: 24,
    height: height + 12,
    ground: hangingShadow(8, 12, width, 12),
    body: upright(0, 16, height + 12, [
      {
        outline: roundedOutline(width, height, 8),
        start: [8, 0],
        thickness: 12,
        look: 'a-paper',
        marks:
          path(`M4 ${height - 4}L48 38M${width - 4} ${height - 4}L76 38`, 'fold') +
          path(`M3 4L56 47a9 9 0 0 0 12 0L${width - 3} 4`, 'fold') +
          disc(width / 2, 47, 13, 'a-accent') +
          path(`M${width / 2 - 6} 47l4.5 4.5 8-9`, 'thin-tick'),
      },
    ]),
  };
};

/** A folder with papers that stick out of it. */
export const drawFolder: DrawDevice = () => {
  const width = 120;
  const height = 84;
  return {
    width,
    depth: 30,
    height: height + 18,
    ground: hangingShadow(6, 8, width, 22),
    body:
      upright(0, 8, height + 16, [
        {
          outline: `h34l12 12h${width - 62}a8 8 0 0 1 8 8v${height - 20}h-${width}v-${height - 8}a8 8 0 0 1 8-8z`,
          start: [8, 0],
          thickness: 6,
          look: 'a-jacket',
        },
      ]) +
      upright(10, 13, height + 8, [
        {
          outline: roundedOutline(width - 24, height - 4, 4),
          start: [4, 0],
          thickness: 5,
          look: 'a-paper',
          marks: rect(10, 9, 40, 4, 'a-plate', 2) + rect(10, 18, 62, 4, 'a-plate', 2),
        },
      ]) +
      upright(0, 20, height - 14, [
        {
          outline: roundedOutline(width, height - 16, 8),
          start: [8, 0],
          thickness: 7,
          look: 'a-jacket',
          marks: rect(14, 40, 36, 14, 'bright', 3),
        },
      ]),
  };
};

/** Two speech bubbles: a question and an answer. */
export const drawChat: DrawDevice = (pattern) => {
  const tail = (width: number, height: number) =>
    `h${width - 20}a10 10 0 0 1 10 10v${height - 20}a10 10 0 0 1-10 10h-${width - 46}l-16 15v-15h-10a10 10 0 0 1-10-10v-${height - 20}a10 10 0 0 1 10-10z`;
  const front = pattern === 1 ? 30 : 34;
  return {
    width: 128,
    depth: 40,
    height: 112,
    ground: hangingShadow(40, 10, 94, 12) + hangingShadow(6, front, 84, 12),
    body:
      upright(34, 8, 112, [
        {
          outline: tail(94, 56),
          start: [10, 0],
          thickness: 10,
          look: 'a-paper',
          marks:
            rect(14, 14, 52, 6, 'a-plate', 3) +
            rect(14, 26, 66, 6, 'a-plate', 3) +
            rect(14, 38, 40, 6, 'a-plate', 3),
        },
      ]) +
      upright(0, front, 74, [
        {
          outline: tail(84, 46),
          start: [10, 0],
          thickness: 10,
          look: 'a-jacket',
          marks: path(dot(24, 23) + dot(42, 23) + dot(60, 23), 'heads'),
        },
      ]),
  };
};
