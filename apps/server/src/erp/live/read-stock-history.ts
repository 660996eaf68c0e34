import { ShownItemKind, ShownPriceType } from '@portal/contract/values.ts'
import { portaalVoorraadverloop } from '@portal/erp-protocol/services/stock.ts'
import type { ErpStockEntry, ErpStockHistory, HistoryQuestion } from '../../platform/erp-stock.ts'
import { readField } from '../mapping/field-values.ts'
import type { OnUnknownWord } from '../mapping/option-words.ts'
import type { MirrorParts } from '../mirror/read-service.ts'
import { isAnyText } from '../odata/build-filter.ts'
import { ErpError } from '../transport/erp-error.ts'
import type { ErpRow } from '../transport/parse-json.ts'

const service = portaalVoorraadverloop
const pageSize = 1000
/** Years of a busy location; whoever has more reads the newest of these. */
const mostPages = 10
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

async function readEntries(
  { reader, onUnknownWord }: LiveParts,
  question: HistoryQuestion,
  signal: AbortSignal,
): Promise<ErpStockHistory> {
  const entries: ErpStockEntry[] = []
  let pages = 0
  const query = { service: service.name, select: fields, filter: filterOf(question), pageSize, signal }
  for await (const { rows } of reader.pages({ ...query, lane: 'interactive' })) {
    pages += 1
    if (pages > mostPages) return { entries: entries.reverse(), isComplete: false }
    for (const row of rows) entries.push(entryOf(row, onUnknownWord))
  }
  // They come in the order of their numbers, which is the order in which they were posted.
  return { entries: entries.reverse(), isComplete: true }
}

/** Entries of the history as they are now. Somebody waits: after some seconds it is too late. */
export async function readStockHistory(parts: LiveParts, question: HistoryQuestion): Promise<ErpStockHistory> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await readEntries(parts, question, signal)
  } catch (error) {
    if (!signal.aborted) throw error
    throw new ErpError('transient', 'The stock history did not come in time', { code: 'TimedOut' })
  }
}
