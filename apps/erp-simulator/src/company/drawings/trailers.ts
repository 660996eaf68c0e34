import { amber, type Draw, dark, floor, honey, light, mid, pale } from './frame.ts'
import { beam, box, castor, line, path, railing, repeat, shape, vents, wheel } from './strokes.ts'

export const trailers = {
  trailer: (look) => {
    const w = 150 + look.size * 50
    const x = 150 - w / 2
    return [
      look.variant === 'tarp' ? path(`M${x} 132V76c0-8 4-12 12-12h${w - 24}c8 0 12 4 12 12v56z`, honey) : '',
      look.variant === 'tipper'
        ? shape([x, 158, x + w, 118, x + w - 4, 88, x - 4, 128], amber)
        : box(x, 128, { w, h: 34, r: 3, fill: amber }),
      repeat(4, (at) =>
        line(
          [x + ((at + 1) * w) / 5, look.variant === 'tipper' ? 150 - at * 8 : 130],
          [x + ((at + 1) * w) / 5, 160 - (look.variant === 'tipper' ? at * 8 + 8 : 0)],
        ),
      ),
      box(x - 4, 162, { w: w + 8, h: 9, fill: dark }),
      look.size > 0.4
        ? wheel([x + w * 0.42, 186], 17) + wheel([x + w * 0.66, 186], 17)
        : wheel([x + w * 0.52, 186], 18),
      line([x + w + 4, 167], [x + w + 52, 176], [x + w + 60, 176]),
      line([x + w + 36, 174], [x + w + 36, floor]),
    ].join('')
  },
  plantTrailer: (look) =>
    [
      shape([62, 158, 232, 158, 240, 172, 62, 172], amber),
      line([62, 158], [40, look.variant === 'ramps' ? 84 : 120]),
      line([74, 158], [52, look.variant === 'ramps' ? 84 : 120]),
      repeat(4, (at) => line([58 - at * 4.5, 145 - at * 14], [70 - at * 4.5, 145 - at * 14])),
      railing(100, 138, { w: 128, h: 20, posts: 5 }),
      wheel([132, 186], 18),
      wheel([174, 186], 18),
      line([240, 168], [284, 176], [292, 176]),
      line([266, 174], [266, floor]),
    ].join(''),
  handTruck: (look) =>
    [
      beam([196, 190, 138, 46], 6, amber),
      beam([180, 190, 122, 46], 6, amber),
      path('M122 46c-8-16 6-22 16-16'),
      line([150, 116], [166, 116]),
      line([168, 160], [184, 160]),
      shape([120, 198, 196, 192, 196, 200, 120, 204], dark),
      wheel([200, 186], 18),
      look.size > 0.6 ? box(94, 140, { w: 66, h: 54, r: 3, fill: pale }) : '',
    ].join(''),
  boardTrolley: (look) =>
    [
      box(62, 172, { w: 196, h: 12, fill: amber }),
      beam([78, 172, 78, 82], 5, mid),
      beam([242, 172, 242, 82], 5, mid),
      repeat(3 + Math.round(look.size * 2), (at) =>
        box(92 + at * 7, 70 + at * 6, { w: 130, h: 102 - at * 6, r: 1, fill: at % 2 === 0 ? pale : light }),
      ),
      castor(84, 10),
      castor(236, 10),
      look.variant === 'brakes' ? line([236, 190], [258, 182]) : '',
      vents(96, 176, { n: 2, h: 4 }),
    ].join(''),
} satisfies Record<string, Draw>
