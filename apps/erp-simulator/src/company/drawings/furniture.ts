import { amber, type Draw, dark, deep, floor, honey, light, mid, pale, white } from './frame.ts'
import { beam, box, castor, disc, line, path, repeat, shape, stroke } from './strokes.ts'

export const furniture = {
  table: (look) =>
    [
      shape([84, 118, 262, 118, 236, 142, 54, 142], amber),
      shape([54, 142, 236, 142, 236, 150, 54, 150], honey),
      shape([236, 142, 262, 118, 262, 126, 236, 150], dark),
      look.variant === 'folding'
        ? line([70, 150], [110, floor]) +
          line([110, 150], [70, floor]) +
          line([190, 150], [226, floor]) +
          line([226, 150], [190, floor])
        : line([68, 150], [68, floor]) +
          line([222, 150], [222, floor]) +
          line([250, 138], [250, 190]) +
          line([96, 150], [96, 188]),
      look.variant === 'lockable' ? box(180, 150, { w: 44, h: 38, fill: pale }) : '',
    ].join(''),
  chair: (look) =>
    [
      path('M112 52h66c6 0 8 4 8 8l6 70h-90l2-70c0-4 2-8 8-8z', amber),
      box(98, 130, { w: 104, h: 14, r: 6, fill: honey }),
      look.facts.chassis === 'swivel'
        ? beam([150, 146, 150, 178], 7, mid) +
          path('M150 178l-44 16m44-16l44 16m-44-16v16') +
          castor(106, 6) +
          castor(194, 6) +
          castor(150, 6)
        : line([108, 144], [100, floor]) +
          line([192, 144], [204, floor]) +
          line([124, 144], [120, 192]) +
          line([178, 144], [182, 192]),
    ].join(''),
  locker: (look) => {
    const doors = 1 + Math.round(look.size * 3)
    const w = 40 * doors + 14
    const x = 160 - w / 2
    return (
      box(x, 44, { w, h: 154, r: 3, fill: light }) +
      repeat(
        doors,
        (at) =>
          box(x + 7 + at * 40, 52, { w: 40, h: 140, r: 2, fill: at === look.count % doors ? amber : pale }) +
          repeat(3, (n) => line([x + 18 + at * 40, 64 + n * 7], [x + 36 + at * 40, 64 + n * 7])) +
          disc([x + 40 + at * 40, 126], 2.5, deep),
      ) +
      box(x, 198, { w, h: 6, r: 1, fill: deep })
    )
  },
  fridge: (look) =>
    [
      box(110, 96 - look.size * 54, { w: 100, h: 102 + look.size * 54, r: 8, fill: pale }),
      look.size > 0.5 ? line([110, 96], [210, 96]) : '',
      beam([122, 112, 122, 150], 4, amber),
      look.size > 0.5 ? beam([122, 62, 122, 82], 4, amber) : '',
      box(118, 198, { w: 18, h: 6, fill: deep }),
      box(184, 198, { w: 18, h: 6, fill: deep }),
    ].join(''),
  coffeeMachine: (look) =>
    [
      box(104, 70, { w: 112, h: 34, r: 8, fill: amber }),
      box(104, 96, { w: 36, h: 96, fill: light }),
      box(96, 188, { w: 128, h: 16, r: 4, fill: dark }),
      path('M154 136h52l-6 46h-40z', white),
      stroke([160, 156, 200, 156], 9, '#a16207'),
      path('M206 144c18 0 16 26-4 26'),
      box(170, 104, { w: 16, h: 14, fill: deep }),
      look.size > 0.4 ? path('M166 60c-6-8 6-10 0-18m18 18c-6-8 6-10 0-18') : '',
    ].join(''),
} satisfies Record<string, Draw>
