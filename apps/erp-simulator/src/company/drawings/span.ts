type Point = readonly [x: number, y: number]

/** Numbers that one step of a path takes; of an arc only the last two are a place. */
const stepSizes: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }

const numbers = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)

function pairs(values: readonly number[]): Point[] {
  return values.flatMap((x, at) => (at % 2 === 0 ? [[x, values[at + 1] ?? 0] as const] : []))
}

/** The places that one step names, as seen from where it begins. */
function placesOf(letter: string, step: readonly number[], [x, y]: Point): Point[] {
  const kind = letter.toUpperCase()
  const [dx, dy] = kind === letter ? [0, 0] : [x, y]
  if (kind === 'H') return [[dx + (step[0] ?? 0), y]]
  if (kind === 'V') return [[x, dy + (step[0] ?? 0)]]
  return pairs(kind === 'A' ? step.slice(5) : step).map(([px, py]) => [dx + px, dy + py])
}

/** Where a path goes, with the handles of its curves: it never leaves what these span. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = stepSizes[letter.toUpperCase()] ?? 0
    const values = numbers(rest)
    for (let at = 0; size > 0 && at < values.length; at += size)
      points.push(...placesOf(letter, values.slice(at, at + size), points.at(-1) ?? [0, 0]))
  }
  return points
}

function pointsOf(element: string): Point[] {
  const value = (name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(element)?.[1] ?? 0)
  const around = (rx: number, ry: number): Point[] => [
    [value('cx') - rx, value('cy') - ry],
    [value('cx') + rx, value('cy') + ry],
  ]
  if (element.startsWith('<circle')) return around(value('r'), value('r'))
  if (element.startsWith('<ellipse')) return around(value('rx'), value('ry'))
  if (element.startsWith('<rect')) {
    const [x, y] = [value('x'), value('y')]
    return [
      [x, y],
      [x + value('width'), y + value('height')],
    ]
  }
  const path = / d="([^"]+)"/.exec(element)?.[1]
  return path === undefined ? pairs(numbers(/ points="([^"]+)"/.exec(element)?.[1] ?? '')) : pathPoints(path)
}

/** All that a drawing takes up, as far as it is not turned. */
export function spanOf(drawn: string): { readonly left: number; readonly right: number; readonly top: number } {
  const points = (drawn.match(/<[^>]+>/g) ?? []).flatMap(pointsOf)
  const across = points.map(([x]) => x)
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...points.map(([, y]) => y)) }
}
