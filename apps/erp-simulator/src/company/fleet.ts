import type { CatalogueItem } from './catalogue/expand.ts'
import { addDays } from './dates.ts'
import { inspectionKindOf } from './inspection-kinds.ts'
import { hashText } from './random.ts'
import { mapTexts, type Texts } from './translate.ts'

/** One numbered machine or unit. */
export interface Piece {
  readonly no: string
  readonly item: CatalogueItem
  /** Its own description, or that of its type. */
  readonly names: Texts
  readonly serialNo: string
  /** Number on the inspection sticker; blank for what is not inspected. */
  readonly inspectionNo: string
  /** Hired from another company. */
  readonly external: boolean
  readonly bought: string
  /** Where it is; blank in a depot. */
  location: string
  /** The day it left the fleet. */
  gone: string | null
}

/** The company's numbered pieces: what a location needs is taken from a depot, or bought when none is there. */
export interface Fleet {
  take(item: CatalogueItem, date: string, location: string): Piece
  find(no: string): Piece | undefined
  giveBack(piece: Piece): void
  all(): readonly Piece[]
}

/** Small goods are only counted: a chair or a chisel has no number of its own. */
const leastDayRent = 4

/** Whether each one has a number; everything else of kind Materieel is bulk. */
export function isNumbered(item: CatalogueItem): boolean {
  if (item.kind !== 'Materieel' || item.family.bulk) return false
  return item.day >= leastDayRent || inspectionKindOf(item) !== null
}

const serialPrefixes = ['NM', 'VH', 'TK', 'LM', 'KS', 'BR', 'OW', 'DM'] as const
const leastExternalRent = 40

/** What sets a piece apart from the others of its type; most are plain. */
const extras: readonly Texts[] = [
  ['met gps-volgsysteem', 'mit GPS-Ortung', 'avec suivi GPS', 'with GPS tracking'],
  ['met startonderbreker', 'mit Wegfahrsperre', 'avec antidémarrage', 'with immobiliser'],
  ['met urenteller', 'mit Stundenzähler', 'avec compteur horaire', 'with hour meter'],
]
const extraOneIn = 12
const longestName = 100

function nameOf(item: CatalogueItem, hash: number): Texts {
  const extra = extras[hash % extras.length]
  if (extra === undefined || hash % extraOneIn !== 0) return item.names
  const names = mapTexts(item.names, (name, language) => `${name}, ${extra[language]}`)
  return names.some((name) => name.length > longestName) ? item.names : names
}

function makePiece(
  item: CatalogueItem,
  at: { readonly sequence: number; readonly ofAll: number; readonly date: string },
): Piece {
  const no = `${item.no}-${String(at.sequence).padStart(3, '0')}`
  const hash = hashText(no)
  const bought = addDays(at.date, -(hash % 1800) - 20)
  const prefix = serialPrefixes[hashText(item.family.key) % serialPrefixes.length] ?? 'NM'
  return {
    no,
    item,
    names: nameOf(item, hashText(`name ${no}`)),
    serialNo: `${prefix}${bought.slice(2, 4)}-${String(hash % 900_000).padStart(6, '1')}`,
    inspectionNo: inspectionKindOf(item) === null ? '' : `K${300_000 + at.ofAll}`,
    external: item.day >= leastExternalRent && hash % 19 === 0,
    bought,
    location: '',
    gone: null,
  }
}

export function createFleet(): Fleet {
  const pieces = new Map<string, Piece>()
  const free = new Map<string, Piece[]>()
  const counts = new Map<string, number>()
  const buy = (item: CatalogueItem, date: string): Piece => {
    const sequence = (counts.get(item.no) ?? 0) + 1
    counts.set(item.no, sequence)
    const piece = makePiece(item, { sequence, ofAll: pieces.size + 1, date })
    pieces.set(piece.no, piece)
    return piece
  }
  return {
    take: (item, date, location) => {
      const piece = free.get(item.no)?.shift() ?? buy(item, date)
      piece.location = location
      return piece
    },
    find: (no) => pieces.get(no),
    giveBack: (piece) => {
      piece.location = ''
      const waiting = free.get(piece.item.no)
      if (waiting === undefined) free.set(piece.item.no, [piece])
      else waiting.push(piece)
    },
    all: () => [...pieces.values()],
  }
}
