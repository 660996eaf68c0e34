import { ItemKind, PriceType } from '@portal/contract/values.ts'
import { portaalVoorraadverloop } from '@portal/erp-protocol/services/stock.ts'
import type { ErpStockEntry, ErpStockHistory, HistoryQuestion } from '../../platform/erp-stock.ts'
import { fromErp } from '../mapping/field-values.ts'
import type { BackOfficeReader } from '../mirror/back-office.ts'
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

function wordOf<T extends ItemKind | PriceType>(words: readonly T[], value: string): T {
  const known = words.find((word) => word === value)
  if (known === undefined) throw new ErpError('contract', `${service.name} sent ${value}`, { code: 'UnknownWord' })
  return known
}

/** @throws ErpError `contract` when a field is missing or of another type */
function entryOf(row: ErpRow): ErpStockEntry {
  const value = (field: Field) => {
    if (row[field] === undefined)
      throw new ErpError('contract', `${service.name} sent no ${field}`, { code: 'MissingField' })
    return fromErp(service.fields[field].type, row[field])
  }
  const text = (field: Field) => String(value(field) ?? '')
  const date = (field: Field) => (value(field) === null ? null : text(field))
  return {
    datum: date('Posting_Date'),
    materieellocatie: text('Location_No'),
    type: wordOf(ItemKind.options, text('Kind')),
    materieelSoort: text('Plant_Type'),
    materieelNummer: text('Plant_No'),
    aantal: Number(value('Quantity')),
    salesType: wordOf(PriceType.options, text('Price_Type')),
    bulk: value('Bulk') === true,
    external: value('External') === true,
    removedDate: date('Removed_Date'),
    deliveredOrderNumber: text('Arrival_Order'),
    removedOrderNumber: text('Removal_Order'),
    fromLocationNumber: text('From_Location'),
    toLocationNumber: text('To_Location'),
  }
}

async function readEntries(
  reader: BackOfficeReader,
  question: HistoryQuestion,
  signal: AbortSignal,
): Promise<ErpStockHistory> {
  const entries: ErpStockEntry[] = []
  let pages = 0
  const query = { service: service.name, select: fields, filter: filterOf(question), pageSize, signal }
  for await (const { rows } of reader.pages({ ...query, lane: 'interactive' })) {
    pages += 1
    if (pages > mostPages) return { entries: entries.reverse(), isComplete: false }
    for (const row of rows) entries.push(entryOf(row))
  }
  // They come in the order of their numbers, which is the order in which they were posted.
  return { entries: entries.reverse(), isComplete: true }
}

/** Entries of the history as they are now. Somebody waits: after some seconds it is too late. */
export async function readStockHistory(reader: BackOfficeReader, question: HistoryQuestion): Promise<ErpStockHistory> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await readEntries(reader, question, signal)
  } catch (error) {
    if (!signal.aborted) throw error
    throw new ErpError('transient', 'The stock history did not come in time', { code: 'TimedOut' })
  }
}
