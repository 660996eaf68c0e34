import { stock } from '@portal/contract/stock.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import { call } from '../../lib/call.ts'
import type { Format } from '../../lib/format.ts'
import { notify, untilClosed } from '../../lib/notifications.ts'
import type { Text } from '../../lib/text.ts'
import { saveCsv, saveExcel } from '../../ui/table/export-rows.ts'
import { historyColumns } from './history-columns.tsx'

interface SavedHistory {
  readonly as: 'excel' | 'csv'
  readonly gebruikerLogin: string
  readonly locationNo: string
  readonly words: { readonly text: Text; readonly format: Format; readonly settings: Settings }
}

/** Reads the whole history of a location and saves it as a file; says so when there is none, or it is not all of it. */
export async function saveHistory({ as, gebruikerLogin, locationNo, words }: SavedHistory) {
  const { text, format, settings } = words
  const history = await call(stock.getStockHistory, { gebruikerLogin, materieellocatie: locationNo })
  const { bron, stand, volledig, items } = history
  if (items.length === 0) return notify('leeg.algemeen')
  const file = {
    name: text('stock.historyOf', { number: locationNo }),
    columns: historyColumns(settings, text),
    rows: items,
    texts: { format, yes: text('value.yes'), no: text('value.no') },
  }
  if (as === 'csv') saveCsv(file)
  else await saveExcel(file)
  const time = stand === null ? text('value.unknown') : format.moment(stand)
  if (bron === 'kopie') notify('stock.exportedCopy', { params: { time }, severity: 'warning' })
  if (!volledig) notify('stock.notComplete', { severity: 'warning', durationMs: untilClosed })
}
