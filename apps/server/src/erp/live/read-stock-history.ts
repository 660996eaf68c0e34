import { ShownItemKind, ShownPriceType } from '@portal/contract/values.ts'
import { portaalVoorraadverloop } from '@portal/erp-protocol/services/stock.ts'
import type { ErpStockEntry, ErpStockHistory, HistoryQuestion } from '../../platform/back-office/erp-stock.ts'
import { ErpError } from '../erp-error.ts'
import { readField } from '../mapping/field-values.ts'
import type { OnUnknownWord } from '../mapping/option-words.ts'
import type { MirrorParts } from '../mirror/read-service.ts'
import { isAnyText } from '../odata/build-filter.ts'
import type { ErpRow } from '../transport/parse-json.ts'

const service = portaalVoorraadverloop
const pageSize = 1000
/** Years of a busy location; of a longer history the newest are read. */
const mostEntries = 10_000
const patienceMs = 6000

type Field = Exclude<keyof typeof service.fields, 'Row_Version'>
// The keys of the service's own table.
const fields = (Object.keys(service.fields) as (keyof typeof service.fields)[]).filter(
  (field): field is Field => field !== 'Row_Version',
)

function filterOf(question: HistoryQuestion): string {
  if (question.locationNo === undefined) return isAnyText('Plant_No', [question.plantNo])
  const here = isAnyText('Location_No', [question.locationNo])
  return question.itemNo === undefined ? here : `${here} and ${isAnyText('Plant_Type', [question.itemNo])}`
}

/** @throws ErpError `contract` when a field is missing or of another type */
function entryOf(row: ErpRow, onUnknownWord: OnUnknownWord): ErpStockEntry {
  const value = (field: Field) => readField({ service, onUnknownWord }, field, row)
  const text = (field: Field) => String(value(field) ?? '')
  const date = (field: Field) => (value(field) === null ? null : text(field))
  return {
    datum: date('Posting_Date'),
    materieellocatie: text('Location_No'),
    type: ShownItemKind.parse(text('Kind')),
    materieelSoort: text('Plant_Type'),
    materieelNummer: text('Plant_No'),
    aantal: Number(value('Quantity')),
    salesType: ShownPriceType.parse(text('Price_Type')),
    bulk: value('Bulk') === true,
    external: value('External') === true,
    removedDate: date('Removed_Date'),
    deliveredOrderNumber: text('Arrival_Order'),
    removedOrderNumber: text('Removal_Order'),
    fromLocationNumber: text('From_Location'),
    toLocationNumber: text('To_Location'),
  }
}

type LiveParts = Pick<MirrorParts, 'reader' | 'onUnknownWord'>

interface HistoryPlace extends LiveParts {
  readonly signal: AbortSignal
  readonly most: number
}

/** All entries from the `skip`-th on; of a whole that has more than are wanted their number only. */
async function readFrom(
  { reader, signal, most }: HistoryPlace,
  question: HistoryQuestion,
  skip: number,
): Promise<readonly ErpRow[] | { readonly count: number }> {
  const found: ErpRow[] = []
  const query = { service: service.name, select: fields, filter: filterOf(question), pageSize, signal }
  for await (const { rows, count } of reader.pages({
    ...query,
    skip,
    withCount: skip === 0,
    priority: 'interactive',
  })) {
    if (skip === 0 && count !== null && count > most) return { count }
    found.push(...rows)
  }
  return found
}

const numberOf = (row: ErpRow) => Number(row.Entry_No)

/**
 * The newest entries, newest first. A query has its own order there, that of its numbers, which is the order in which
 * the entries were posted; it takes no other, so the oldest are passed over by their count.
 */
async function readEntries(place: HistoryPlace, question: HistoryQuestion): Promise<ErpStockHistory> {
  const first = await readFrom(place, question, 0)
  const rows = 'count' in first ? await readFrom(place, question, first.count - place.most) : first
  if ('count' in rows) throw new Error('unreachable')
  const newest = rows.toSorted((a, b) => numberOf(b) - numberOf(a)).slice(0, place.most)
  return {
    entries: newest.map((row) => entryOf(row, place.onUnknownWord)),
    isComplete: !('count' in first) && rows.length <= place.most,
  }
}

/**
 * Entries of the history as they are now. Somebody waits: after some seconds it is too late.
 * @param most entries; of more than these the newest
 */
export async function readStockHistory(
  parts: LiveParts,
  question: HistoryQuestion,
  most = mostEntries,
): Promise<ErpStockHistory> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await readEntries({ ...parts, signal, most }, question)
  } catch (error) {
    if (!signal.aborted) throw error
    throw new ErpError('transient', 'The stock history did not come in time', { code: 'TimedOut' })
  }
}
