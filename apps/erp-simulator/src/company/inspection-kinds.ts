import type { CatalogueItem } from './catalogue/expand.ts'

/** A periodic inspection that the law or the trade asks of a kind of equipment. */
export interface InspectionKind {
  readonly code: string
  readonly description: string
  /** What it is inspected by. */
  readonly norm: string
  readonly months: number
}

const kinds = {
  bmwt: { code: 'MACHINE', description: 'BMWT-keuring mobiele machine', norm: 'BMWT-richtlijn', months: 12 },
  platform: {
    code: 'HOOGWERKER',
    description: 'Jaarlijkse keuring hoogwerker volgens EN 280',
    norm: 'EN 280',
    months: 12,
  },
  crane: {
    code: 'HIJSKRAAN',
    description: 'Periodieke keuring hijskraan (W4-05)',
    norm: 'Warenwetregeling W4-05',
    months: 24,
  },
  lifting: {
    code: 'HIJSGEREEDSCHAP',
    description: 'Keuring hijs- en hefgereedschap',
    norm: 'Arbobesluit 7.20',
    months: 12,
  },
  climbing: {
    code: 'KLIMMATERIEEL',
    description: 'Keuring klimmaterieel volgens NEN 2484',
    norm: 'NEN 2484',
    months: 12,
  },
  scaffold: {
    code: 'ROLSTEIGER',
    description: 'Keuring rolsteiger volgens NEN-EN 1004',
    norm: 'NEN-EN 1004',
    months: 12,
  },
  fall: {
    code: 'VALBEVEILIGING',
    description: 'Keuring persoonlijke valbeveiliging volgens EN 365',
    norm: 'EN 365',
    months: 12,
  },
  electric: {
    code: 'ELEKTRISCH',
    description: 'Inspectie elektrisch arbeidsmiddel volgens NEN 3140',
    norm: 'NEN 3140',
    months: 12,
  },
  tank: { code: 'DIESELTANK', description: 'Keuring dieseltank volgens PGS 30', norm: 'PGS 30', months: 36 },
  trailer: { code: 'AANHANGER', description: 'Jaarlijkse keuring aanhanger', norm: 'Arbobesluit 7.4a', months: 12 },
  pressure: { code: 'DRUKAPPARAAT', description: 'Keuring drukapparatuur', norm: 'WBDA 2016', months: 48 },
} as const satisfies Readonly<Record<string, InspectionKind>>

const kindsByFamily: Readonly<Record<string, InspectionKind>> = {
  'harness-hire': kinds.fall,
  'telehandler-hook': kinds.lifting,
  'rolling-tower': kinds.scaffold,
  'folding-tower': kinds.scaffold,
  'stair-tower': kinds.scaffold,
  'fuel-tank': kinds.tank,
  compressor: kinds.pressure,
  'concrete-skip': kinds.lifting,
  'mortar-tub': kinds.lifting,
  'pan-mixer': kinds.electric,
}

/** Longer category codes first: the first that the item's category begins with holds. */
const kindsByCategory: readonly (readonly [string, InspectionKind])[] = [
  ['11', kinds.bmwt],
  ['21', kinds.platform],
  ['222', kinds.crane],
  ['223', kinds.lifting],
  ['22', kinds.bmwt],
  ['31', kinds.climbing],
  ['431', kinds.trailer],
  ['5', kinds.electric],
]

const electricSupplies: readonly unknown[] = ['mains230', 'mains400']

/** The inspection a type needs, or null: what its family says is inspected, and everything that is plugged in. */
export function inspectionKindOf(item: CatalogueItem): InspectionKind | null {
  if (item.facts.inspected === true) {
    const own = kindsByFamily[item.family.key]
    if (own !== undefined) return own
    return kindsByCategory.find(([category]) => item.family.category.startsWith(category))?.[1] ?? kinds.bmwt
  }
  return electricSupplies.includes(item.facts.fuel) ? kinds.electric : null
}
