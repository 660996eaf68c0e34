import { amber, type Draw, dark, deep, honey, type Look, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, shape, stroke, tracks, vents, wheel, window } from './strokes.ts'

/** Boom, stick and bucket, reaching to the right. */
function diggingArm(foot: readonly [number, number], look: Look): string {
  const far = look.variant.includes('longReach') ? 14 : 0
  const [x, y] = foot
  return [
    beam([x + 44 + far, y - 66, x + 92 + far, y + 10], 9, amber),
    bucket(x + 88 + far, y + 12, 0.9),
    beam([x, y, x + 12, y - 48, x + 48 + far, y - 70], 13, amber),
    stroke([x + 4, y - 18, x + 30, y - 56], 4, dark),
    disc([x, y], 5, mid),
    disc([x + 46 + far, y - 68], 5, mid),
    look.variant.includes('tilt') ? box(x + 82 + far, y + 1, { w: 18, h: 10, fill: deep }) : '',
  ].join('')
}

function bucket(x: number, y: number, s = 1): string {
  return path(
    `M${x} ${y}l${12 * s} ${-6 * s}l${10 * s} ${20 * s}l${-4 * s} ${14 * s}l${-8 * s} ${6 * s}c${-16 * s} ${4 * s} ${-30 * s} ${-4 * s} ${-32 * s} ${-22 * s}z`,
    mid,
  )
}

function house(look: Look, open: boolean): string {
  const tail = look.variant.includes('shortTail') ? 92 : 78
  return [
    path(`M${tail + 6} 164h106v-22l-16-8h-40l-40-4c-8 0-12 6-13 14z`, amber),
    vents(tail + 12, 144, { n: 4, h: 12 }),
    open
      ? path('M128 134V84m44 50V84m-50-2h58') +
        box(134, 118, { w: 20, h: 16, fill: deep }) +
        line([166, 134], [160, 112])
      : box(126, 78, { w: 48, h: 58, r: 6, fill: pale }) + window(132, 84, { w: 36, h: 30 }),
    box(110, 164, { w: 64, h: 8, fill: dark }),
  ].join('')
}

export const diggers = {
  miniExcavator: (look) =>
    [
      path('M204 192h18m0-16v26', 'none'),
      shape([220, 172, 228, 174, 228, 204, 218, 204], mid),
      tracks(78, 130, 32),
      diggingArm([180, 148], look),
      house(look, look.size < 0.4),
    ].join(''),
  excavator: (look) =>
    `${tracks(62, 158, 40) + diggingArm([184, 142], look)}<g transform="translate(0 -6)">${house(look, false)}</g>`,
  wheeledExcavator: (look) =>
    [
      box(74, 168, { w: 140, h: 14, fill: dark }),
      wheel([96, 182], 22),
      wheel([192, 182], 22),
      diggingArm([180, 144], look),
      house(look, false),
    ].join(''),
  bucketTool: (look) =>
    [
      path('M86 92h130l14 20-22 76c-40 16-108 12-126-30z', amber),
      path('M86 92l14 22h130', 'none'),
      path('M100 114c-4 30 0 54 6 70', 'none'),
      shape([130, 92, 142, 62, 160, 62, 150, 92], mid),
      shape([178, 92, 188, 62, 206, 62, 200, 92], mid),
      disc([150, 72], 5, pale),
      disc([196, 72], 5, pale),
      look.size < 0.75
        ? path('M112 190l-8 14 18-10m10 0l-4 10 18-8m12-1l0 9 14-10m12-1l4 9 10-12', mid)
        : line([96, 196], [210, 192]),
    ].join(''),
  hydraulicHammer: (look) =>
    [
      shape([118, 56, 202, 56, 192, 78, 128, 78], mid),
      disc([140, 60], 5, pale),
      disc([180, 60], 5, pale),
      box(134, 78, { w: 52, h: 74, r: 6, fill: amber }),
      look.variant === 'silent'
        ? box(140, 90, { w: 40, h: 46, r: 4, fill: honey })
        : line([146, 84], [146, 146]) + line([174, 84], [174, 146]),
      box(146, 152, { w: 28, h: 16, fill: dark }),
      shape([152, 168, 168, 168, 165, 194, 160, 204, 155, 194], mid),
    ].join(''),
  grapple: () =>
    [
      disc([160, 66], 16, mid),
      box(140, 80, { w: 40, h: 20, fill: amber }),
      path('M140 96c-50 14-58 72-26 106l26-8c-20-26-16-52 4-66z', amber),
      path('M180 96c50 14 58 72 26 106l-26-8c20-26 16-52-4-66z', amber),
      line([118, 138], [104, 176]),
      line([202, 138], [216, 176]),
    ].join(''),
} satisfies Record<string, Draw>
