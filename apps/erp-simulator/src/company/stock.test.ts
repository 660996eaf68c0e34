import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import { generateCompany } from './generate-company.ts'

const today = '2026-11-21'
const company = generateCompany({ scale: 1, seed: 3, today })
const { PortaalVoorraad: stock, PortaalVoorraadverloop: entries, PortaalMaterieelstuk: pieces } = company
const orders = new Map(company.PortaalOrder.map((row) => [row.No, row]))
const exits = new Map(company.PortaalExitorder.map((row) => [row.No, row]))
const keyOf = (row: (typeof stock)[number] | (typeof entries)[number]) =>
  [row.Location_No, row.Kind, row.Plant_Type, row.Plant_No, row.Price_Type].join('|')
const demoLocations = ['10001', '10002', '10003', '10004', '10005', '20001']

/** Quantities by key after each entry, in the order of the entries. */
function sumEntries(): { readonly sums: ReadonlyMap<string, number>; readonly lowest: number } {
  const sums = new Map<string, number>()
  let lowest = 0
  for (const entry of entries) {
    const sum = (sums.get(keyOf(entry)) ?? 0) + Number(entry.Quantity)
    sums.set(keyOf(entry), sum)
    lowest = Math.min(lowest, sum)
  }
  return { sums, lowest }
}

describe('the stock of the company', () => {
  it('is at every location the sum of its history, which never took what was not there', () => {
    const { sums, lowest } = sumEntries()
    expect(lowest).toBe(0)
    const present = new Map([...sums].filter(([, sum]) => sum !== 0))
    const rows = new Map(stock.filter((row) => row.Quantity !== '0').map((row) => [keyOf(row), Number(row.Quantity)]))
    expect(rows).toEqual(present)
  })

  it('follows from posted orders and exit orders, line by line', () => {
    const moved = new Map<string, number>()
    for (const entry of entries) {
      const order = Number(entry.Quantity) > 0 ? entry.Arrival_Order : entry.Removal_Order
      const key = `${order}|${entry.Plant_Type}|${entry.Plant_No}|${entry.Location_No}`
      moved.set(key, (moved.get(key) ?? 0) + Number(entry.Quantity))
    }
    const sold = new Set(
      company.PortaalMaterieelsoort.filter((row) => row.Price_Type === 'Verkoop').map((row) => row.No),
    )
    const wanted = new Map<string, number>()
    for (const line of company.PortaalOrderRegel) {
      const order = orders.get(line.Order_No)
      if (order?.Status !== 'Posted' || sold.has(line.No)) continue
      const add = (location: string, sign: number) => {
        const key = `${order.No}|${line.No}|${line.Plant_No}|${location}`
        if (location !== '') wanted.set(key, (wanted.get(key) ?? 0) + sign * Number(line.Qty_Posted))
      }
      add(order.From_Location, -1)
      add(order.To_Location, 1)
    }
    for (const line of company.PortaalExitorderRegel) {
      const key = `${line.Exitorder_No}|${line.No}|${line.Plant_No}|${exits.get(line.Exitorder_No)?.Location_No}`
      wanted.set(key, (wanted.get(key) ?? 0) - Number(line.Quantity))
    }
    expect(moved).toEqual(wanted)
  })

  it('closes an arrival when the last of it left, and only then', () => {
    const left = new Map<string, number>()
    const lotOf = (row: (typeof entries)[number]) =>
      [row.Location_No, row.Plant_Type, row.Plant_No, row.Arrival_Order].join('|')
    for (const entry of entries) left.set(lotOf(entry), (left.get(lotOf(entry)) ?? 0) + Number(entry.Quantity))
    const arrivals = entries.filter((entry) => Number(entry.Quantity) > 0)
    expect(arrivals.filter((entry) => (entry.Removed_Date !== null) !== (left.get(lotOf(entry)) === 0))).toEqual([])
    expect(arrivals.some((entry) => entry.Removed_Date !== null)).toBe(true)
  })

  it('has every numbered piece once, where its row says it stands', () => {
    const places = new Map(
      stock.filter((row) => row.Plant_No !== '' && row.Quantity !== '0').map((row) => [row.Plant_No, row]),
    )
    expect(stock.filter((row) => row.Plant_No !== '' && !['0', '1'].includes(row.Quantity))).toEqual([])
    const misplaced = pieces.filter((piece) => (places.get(piece.No)?.Location_No ?? '') !== piece.Location_No)
    expect(misplaced).toEqual([])
    expect(new Set(pieces.map((piece) => piece.Status)).size).toBe(5)
    const gone = pieces.filter((piece) => piece.Status === 'Out Of Service').map((piece) => piece.No)
    const exited = company.PortaalExitorderRegel.map((line) => line.Plant_No).filter((no) => no !== '')
    expect(gone.toSorted()).toEqual(exited.toSorted())
  })

  it('is rich where the demo accounts work, and nothing stands where all work is over', () => {
    for (const no of demoLocations) {
      const own = stock.filter((row) => row.Location_No === no && row.Quantity !== '0')
      expect(own.length, no).toBeGreaterThan(15)
      expect(own.some((row) => row.Plant_No !== '') && own.some((row) => row.Bulk), no).toBe(true)
      expect(new Set(own.map((row) => row.Price_Type)), no).toEqual(new Set(['Verhuur', 'Verkoop Terugkoop']))
    }
    expect(stock.filter((row) => row.Location_No === '10001' && row.Quantity !== '0').length).toBeGreaterThan(60)
    const ended = company.PortaalLocatie.filter((row) => ['Archive', 'Archived'].includes(row.State)).map(
      (row) => row.No,
    )
    expect(stock.filter((row) => ended.includes(row.Location_No))).toEqual([])
    const [ordered, removed] = [
      stock.filter((r) => r.Qty_On_Order !== '0'),
      stock.filter((r) => r.Qty_On_Removal !== '0'),
    ]
    expect(ordered.length > 20 && removed.length > 20).toBe(true)
    expect(removed.filter((row) => Number(row.Qty_On_Removal) > Number(row.Quantity))).toEqual([])
  })
})

describe('inspections', () => {
  it('are in every state at each demo location: good, due soon, overdue, disapproved, to be scrapped', () => {
    const latest = new Map(company.PortaalKeuring.map((row) => [row.Plant_No, row]))
    for (const no of demoLocations) {
      const own = pieces.filter((piece) => piece.Location_No === no).flatMap((piece) => latest.get(piece.No) ?? [])
      const good = own.filter((row) => row.Result === 'Approved').map((row) => row.Next_Date ?? '')
      const states = {
        good: good.some((date) => date > addDays(today, 60)),
        soon: good.some((date) => date >= today && date <= addDays(today, 30)),
        overdue: good.some((date) => date < today),
        disapproved: own.some((row) => row.Result === 'Disapproved'),
        exit: own.some((row) => row.Result === 'Exit Order'),
      }
      expect(states, no).toEqual({ good: true, soon: true, overdue: true, disapproved: true, exit: true })
    }
    const numbers = pieces.map((piece) => piece.Inspection_No).filter((no) => no !== '')
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(company.PortaalKeuring.filter((row) => (row.Inspection_Date ?? '') > today)).toEqual([])
  })
})

describe('costs and exit orders', () => {
  it('have every kind, and amounts that follow from quantity and price', () => {
    expect(new Set(company.PortaalOrderKosten.map((row) => row.Cost_Type)).size).toBe(5)
    for (const no of demoLocations) {
      const types = company.PortaalExitorder.filter((row) => row.Location_No === no).map((row) => row.Type)
      expect(new Set(types).size, no).toBe(4)
    }
    const wrong = [...company.PortaalOrderKosten, ...company.PortaalExitorderRegel].filter(
      (row) => Math.abs(Number(row.Quantity) * Number(row.Unit_Price) - Number(row.Amount)) > 0.005,
    )
    expect(wrong).toEqual([])
    const total = (no: string) =>
      company.PortaalExitorderRegel.filter((row) => row.Exitorder_No === no).reduce(
        (sum, row) => sum + Number(row.Amount),
        0,
      )
    expect([...exits.values()].filter((row) => Math.abs(total(row.No) - Number(row.Total_Amount)) > 0.005)).toEqual([])
  })
})
