import { createHash } from 'node:crypto'
import { makePng } from '../documents/png.ts'
import { type CatalogueItem, findBaseItem } from './catalogue/expand.ts'
import type { CompanyRows, Drawing } from './contract.ts'
import { drawings } from './drawings/drawings.ts'
import type { Look } from './drawings/frame.ts'
import { standingOf } from './drawings/standing.ts'
import { wholePicture } from './drawings/whole-picture.ts'
import { hashText } from './random.ts'

const mimeType = 'image/svg+xml'
const finished = new Map<string, Drawing>()

function lookOf(item: CatalogueItem): Look {
  return {
    size: item.size,
    variant: item.variant,
    facts: item.facts,
    count: hashText(item.no) % 3,
    standing: standingOf(item.family.drawing, item.values),
  }
}

function draw(item: CatalogueItem): Drawing {
  const content = Buffer.from(wholePicture(lookOf(item), drawings[item.family.drawing]))
  return { mimeType, content, hash: createHash('sha256').update(content).digest('hex') }
}

/** The picture of a type, drawn once and kept: types of another make share the picture of the type they equal. */
function drawItem(item: CatalogueItem): Drawing {
  const known = finished.get(item.no)
  if (known !== undefined) return known
  const made = draw(item)
  finished.set(item.no, made)
  return made
}

/** The drawing of an equipment type, or null when there is none under that number. */
export function drawImage(parentType: string, no: string): Drawing | null {
  const item = parentType === 'Soort' ? findBaseItem(no) : undefined
  return item === undefined ? null : drawItem(item)
}

const photoVariants = 4

/** A photo that belongs to an order or exit order. */
export function drawPhoto(parentNo: string): Drawing {
  const content = makePng(hashText(parentNo) % photoVariants)
  return { mimeType: 'image/png', content, hash: createHash('sha256').update(content).digest('hex') }
}

/** Photos of the damage an order cost, and of what was scrapped. */
export function photoRows(
  costs: CompanyRows['PortaalOrderKosten'],
  exits: CompanyRows['PortaalExitorder'],
): CompanyRows['PortaalAfbeelding'] {
  const damaged = new Set(costs.filter((row) => row.Cost_Type === 'Damage').map((row) => row.Order_No))
  const scrapped = exits.filter((row) => row.Type === 'Verschoting').map((row) => row.No)
  const parents = [
    ...[...damaged].map((no) => ({ Parent_Type: 'Order' as const, Parent_No: no })),
    ...scrapped.map((no) => ({ Parent_Type: 'Exitorder' as const, Parent_No: no })),
  ]
  return parents.map((parent) => {
    const { hash, mimeType, content } = drawPhoto(parent.Parent_No)
    return { ...parent, Line_No: 10_000, Hash: hash, Mime_Type: mimeType, Size: content.length }
  })
}

export function imageRows(items: readonly CatalogueItem[]): CompanyRows['PortaalAfbeelding'] {
  return items.flatMap((item) => {
    const base = findBaseItem(item.no)
    if (base === undefined) return []
    const drawing = drawItem(base)
    return {
      Parent_Type: 'Soort' as const,
      Parent_No: item.no,
      Line_No: 10_000,
      Hash: drawing.hash,
      Mime_Type: drawing.mimeType,
      Size: drawing.content.length,
    }
  })
}
