import type { EntryRow } from '../../trade/entries.ts'
import { stockKey } from '../../trade/entries.ts'
import { type Pending, stockRow } from '../../trade/stock-row.ts'
import type { CompanyRows } from '../contract.ts'
import type { History } from '../history/history.ts'

/** What requests that are not handled yet will bring and take, by stock key. */
function pendingByKey({ requests, requestLines }: History): ReadonlyMap<string, Pending[]> {
  const waiting = new Map(
    requests.filter(({ Status }) => Status === 'Requested' || Status === 'Approved').map((row) => [row.No, row]),
  )
  const pending = new Map<string, Pending[]>()
  const add = (location: string, line: CompanyRows['PortaalAanvraagRegel'][number], one: Pending): void => {
    if (location === '') return
    const key = stockKey({ Location_No: location, Kind: line.Kind, Plant_Type: line.No, Plant_No: line.Plant_No })
    pending.set(key, [...(pending.get(key) ?? []), one])
  }
  for (const line of requestLines) {
    const request = waiting.get(line.Request_No)
    if (request === undefined) continue
    const { From_Location, To_Location, Delivery_Date: date, Return_Date: returns } = request
    add(From_Location, line, { line, date, returns, direction: 'leaves' })
    add(To_Location, line, { line, date, returns, direction: 'comes' })
  }
  return pending
}

/** What stands at each location, is still to come and is asked to be taken away. */
export function stockRows(
  history: History,
  items: CompanyRows['PortaalMaterieelsoort'],
): CompanyRows['PortaalVoorraad'] {
  const byNo = new Map(items.map((row) => [row.No, row]))
  const orders = new Map(history.orders.map((order) => [order.No, order]))
  const pending = pendingByKey(history)
  const entries = new Map<string, EntryRow[]>()
  for (const entry of history.ledger.entries) {
    const key = stockKey(entry)
    const group = entries.get(key)
    if (group === undefined) entries.set(key, [entry])
    else group.push(entry)
  }
  return [...new Set([...entries.keys(), ...pending.keys()])].flatMap((key) => {
    const [location = '', , type = ''] = key.split('|')
    const item = byNo.get(type)
    if (item === undefined) return []
    const returnOf = (order: string): string | null => orders.get(order)?.Return_Date ?? null
    return (
      stockRow({ location, item, entries: entries.get(key) ?? [], pending: pending.get(key) ?? [], returnOf }) ?? []
    )
  })
}
