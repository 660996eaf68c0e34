import { floor, type Standing } from './frame.ts'

type Values = ReadonlyMap<string, number | string>

const railMetres = 1
/** Somebody on a platform reaches this much above its floor. */
const reachMetres = 2
const highest = 196
/** A thing of this many metres takes half of the room above the floor. */
const halfAt = 3

const uprightDrawings: ReadonlySet<string> = new Set([
  'rollingTower',
  'stairTower',
  'scissorLift',
  'mastLift',
  'boomLift',
  'articulatedLift',
  'trailerLift',
  'spiderLift',
  'ladder',
  'stepLadder',
  'lightTower',
])

function metres(values: Values, name: string): number | null {
  const value = values.get(name)
  return typeof value === 'number' && value > 0 ? value : null
}

/** The height of what stands upright, from its technical data; null for everything else. */
export function standingOf(drawing: string, values: Values): Standing | null {
  if (!uprightDrawings.has(drawing)) return null
  const working = metres(values, 'workHeight')
  const deck = metres(values, 'platformHeight') ?? (working === null ? null : working - reachMetres)
  if (deck !== null) return { measure: working ?? deck, top: deck + railMetres, deck }
  const whole = metres(values, 'height') ?? metres(values, 'maxHeight') ?? metres(values, 'length')
  return whole === null ? null : { measure: whole, top: whole, deck: null }
}

/** Grows with the height, slower the higher: everything fits, what is higher looks higher, and equal heights are equal. */
function risen(height: number): number {
  return (highest * height) / (height + halfAt)
}

interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
}

const numbers = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The corners of one element; paths are details within the others, and count for nothing. */
function cornersOf(element: string): readonly (readonly [number, number])[] {
  const value = (name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(element)?.[1] ?? 0)
  if (element.startsWith('<rect')) {
    return [
      [value('x'), value('y')],
      [value('x') + value('width'), value('y')],
    ]
  }
  if (element.startsWith('<circle')) {
    return [
      [value('cx') - value('r'), value('cy') - value('r')],
      [value('cx') + value('r'), value('cy')],
    ]
  }
  const flat = numbers(/ points="([^"]+)"/.exec(element)?.[1] ?? '')
  return flat.flatMap((x, at) => (at % 2 === 0 ? [[x, flat[at + 1] ?? 0] as const] : []))
}

export function boundsOf(drawn: string): Bounds {
  const corners = (drawn.match(/<[^>]+>/g) ?? []).flatMap(cornersOf)
  const across = corners.map(([x]) => x)
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...corners.map(([, y]) => y)) }
}

/** Left of the drawings stays free: there the portal shows the measure, and a person beside it. */
const middle = 178

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** Puts a drawing at the scale of its own measure: how much smaller it becomes, and where it goes. */
export function scaleToMeasure(drawn: string, { measure, top }: Standing): { scale: number; move: string } {
  const { left, right, top: drawnTop } = boundsOf(drawn)
  const scale = (top * risen(measure)) / measure / (floor - drawnTop)
  const x = middle - ((left + right) / 2) * scale
  return { scale, move: `translate(${round(x)} ${round(floor * (1 - scale))}) scale(${round(scale)})` }
}
