import type { RequestPayload } from '@portal/erp-protocol/codeunit.ts'
import { DialogError } from '../protocol/errors.ts'
import type { Store } from '../state/store.ts'
import { type RowOf, rowsWhere, rowWith } from '../state/typed-rows.ts'
import { asCode } from './read-payload.ts'

type LinePayload = RequestPayload['lines'][number]

function checkLocation(store: Store, no: string): void {
  const location = rowWith(store, 'PortaalLocatie', { No: asCode(no) })
  if (location === undefined) throw new DialogError(`De locatie ${no} bestaat niet.`)
  if (location.Blocked === true) throw new DialogError(`De locatie ${no} is geblokkeerd.`)
}

/** A delivery has a place to go to, a removal one to come from, a move both; every place that is named must be open. */
function checkPlaces(store: Store, { type, fromLocation, toLocation, depotNo }: RequestPayload): void {
  if (type !== 'Aanvoer' || fromLocation !== '') checkLocation(store, fromLocation)
  if (type !== 'Afvoer' || toLocation !== '') checkLocation(store, toLocation)
  if (type === 'Overige verplaatsingen' && asCode(fromLocation) === asCode(toLocation))
    throw new DialogError('Van locatie en naar locatie moeten verschillen.')
  if (depotNo !== '' && rowWith(store, 'PortaalDepot', { No: asCode(depotNo) }) === undefined)
    throw new DialogError(`Het depot ${depotNo} bestaat niet.`)
}

/** What is delivered must be orderable; what goes away or moves needs only to exist. */
function checkItem(store: Store, payload: RequestPayload, line: LinePayload): void {
  if (Number(line.quantity) <= 0) throw new DialogError(`Het aantal van ${line.no} moet groter dan nul zijn.`)
  const item = rowWith(store, 'PortaalMaterieelsoort', { Kind: line.kind, No: asCode(line.no) })
  const isCharge = item === undefined && payload.urgent && line.kind === 'Artikel' && Number(line.quantity) === 1
  if (isCharge) return
  if (item === undefined) throw new DialogError(`${line.kind} ${line.no} bestaat niet.`)
  const isOrderable = item.Blocked !== true && item.Orderable === true
  if (payload.type === 'Aanvoer' && !isOrderable)
    throw new DialogError(`${line.kind} ${line.no} kan niet worden besteld.`)
}

/** What of a stock row nobody has asked to be taken away yet. */
const freeOf = (row: RowOf<'PortaalVoorraad'>): number => Number(row.Quantity) - Number(row.Qty_On_Removal)

/** What leaves a location must stand there and not be promised to another removal; equal lines count together. */
function checkStock(store: Store, { type, fromLocation, lines }: RequestPayload): void {
  if (type === 'Aanvoer') return
  const location = asCode(fromLocation)
  const stock = rowsWhere(store, 'PortaalVoorraad', { field: 'Location_No', value: location })
  const wanted = Map.groupBy(lines, ({ kind, no, plantNo }) => [kind, asCode(no), asCode(plantNo)].join('|'))
  for (const [key, own] of wanted) {
    const [kind = '', no = '', plantNo = ''] = key.split('|')
    const rows = stock.filter(
      (row) => row.Kind === kind && row.Plant_Type === no && (plantNo === '' || row.Plant_No === plantNo),
    )
    const there = rows.reduce((sum, row) => sum + freeOf(row), 0)
    const asked = own.reduce((sum, line) => sum + Number(line.quantity), 0)
    if (asked <= there) continue
    const name = plantNo === '' ? `${kind} ${no}` : `Materieelstuk ${plantNo}`
    throw new DialogError(`${name}: het aantal ${asked} is groter dan de voorraad ${there} op locatie ${location}.`)
  }
}

/** A transport request names its means of transport and moves no stock. */
const isTransport = ({ type, transportMeans }: RequestPayload): boolean =>
  type === 'Overige verplaatsingen' && transportMeans !== ''

/** @throws DialogError in the words of the back office when the request cannot be taken as it is */
export function checkRequest(store: Store, payload: RequestPayload): void {
  const { lines } = payload
  checkPlaces(store, payload)
  if (lines.length === 0 && !isTransport(payload)) throw new DialogError('De aanvraag heeft geen regels.')
  if (new Set(lines.map(({ lineNo }) => lineNo)).size !== lines.length)
    throw new DialogError('Een regelnummer komt twee keer voor.')
  for (const line of lines) checkItem(store, payload, line)
  checkStock(store, payload)
}
