import type { WriteResult } from '@portal/erp-protocol/codeunit.ts'
import { DialogError } from '../protocol/errors.ts'
import type { Books } from '../state/books.ts'
import { changeOf } from '../state/change-of.ts'
import { dayOf } from '../state/clock.ts'
import type { Store } from '../state/store.ts'
import { rowsWhere, rowWith } from '../state/typed-rows.ts'
import { asCode } from './read-payload.ts'
import { storeOnce, type Work } from './store-once.ts'

/** What keeps a location open, in the words of the back office; null when nothing does. */
function findHindrance(store: Store, no: string): string | null {
  const stock = rowsWhere(store, 'PortaalVoorraad', { field: 'Location_No', value: no })
  const present = stock.filter((row) => Number(row.Quantity) > 0)
  const buyBack = present.filter((row) => row.Price_Type === 'Verkoop Terugkoop').length
  if (buyBack > 0) return `Op locatie ${no} staan nog ${buyBack} artikelen met terugkoop open.`
  if (present.length > 0) return `Op locatie ${no} staat nog materieel (${present.length} voorraadregels).`
  const waiting = stock.some((row) => row.Qty_On_Order !== '0')
  return waiting ? `Voor locatie ${no} lopen nog aanvragen.` : null
}

const archived: readonly unknown[] = ['Archive', 'Archived']

/** Ends the work at a location; what still stands there or is bought back refuses it, unless it is forced. */
export function deregisterLocation(
  books: Books,
  externalId: string,
  given: { readonly locationNo: string; readonly force: string },
): WriteResult {
  const { store, clock } = books
  const content = ['DeregisterLocation', given.locationNo, given.force].join('\n')
  return storeOnce(books, { externalId, content }, (): Work => {
    const no = asCode(given.locationNo)
    const location = rowWith(store, 'PortaalLocatie', { No: no })
    if (location === undefined) throw new DialogError(`De locatie ${given.locationNo} bestaat niet.`)
    if (archived.includes(location.State)) throw new DialogError(`De locatie ${no} is al afgemeld.`)
    const hindrance = given.force === 'true' ? null : findHindrance(store, no)
    if (hindrance !== null) throw new DialogError(hindrance)
    const at = clock.now()
    // What ended without a word of the site keeps its state.
    const State = location.State === 'Production' ? 'Finished' : location.State
    const ended = { ...location, State, Ending_Date: dayOf(at) }
    return { no, status: State, changes: [changeOf({ store, at }, 'PortaalLocatie', ended)] }
  })
}
