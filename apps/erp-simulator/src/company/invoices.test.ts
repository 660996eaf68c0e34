import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import { generateCompany } from './generate-company.ts'

const today = '2026-11-21'
const company = generateCompany({ scale: 1, seed: 5, today })
const { PortaalFactuur: invoices, PortaalFactuurRegel: lines } = company
const linesOf = Map.groupBy(lines, (line) => line.Invoice_No)
const demoLocations = ['10001', '10002', '10003', '10004', '10005', '20001']

describe('the invoices of the company', () => {
  it('add up: lines to invoices, and quantity × time units × unit price to lines', () => {
    const wrongLines = lines.filter((line) => {
      const amount = Number(line.Quantity) * Number(line.Number_of_Time_Units) * Number(line.Unit_Price)
      return Math.abs(amount - Number(line.Amount)) > 0.00501
    })
    expect(wrongLines).toEqual([])
    const wrong = invoices.filter((invoice) => {
      const sum = (linesOf.get(invoice.No) ?? []).reduce((total, line) => total + Number(line.Amount), 0)
      const isOff = Math.abs(sum - Number(invoice.Amount)) > 0.001
      const isTaxed = Math.abs(Number(invoice.Amount) * 1.21 - Number(invoice.Amount_Incl_VAT)) < 0.00501
      return isOff || !isTaxed || Number(invoice.Amount) > 0 !== (invoice.Kind === 'Debit')
    })
    expect(wrong).toEqual([])
    expect(lines.filter((line) => !invoices.some(({ No }) => No === line.Invoice_No)).length).toBe(0)
  })

  it('charge each day that something rented stood at 10001, no more and no less', () => {
    const rented = company.PortaalVoorraadverloop.filter(
      (entry) => entry.Location_No === '10001' && entry.Price_Type === 'Verhuur',
    )
    for (const month of ['2026-10', '2026-09', '2026-02']) {
      const days = Array.from({ length: 31 }, (_, at) => addDays(`${month}-01`, at)).filter((day) =>
        day.startsWith(month),
      )
      const standing = days.map((day) => {
        const until = rented.filter((entry) => (entry.Posting_Date ?? '') <= day)
        return until.reduce((sum, entry) => sum + Number(entry.Quantity), 0)
      })
      // What came and went on one day is charged a day all the same.
      const sameDay = rented.filter((entry) => {
        const arrival = rented.find((one) => one.Arrival_Order === entry.Arrival_Order && Number(one.Quantity) > 0)
        return (
          Number(entry.Quantity) < 0 &&
          arrival?.Posting_Date === entry.Posting_Date &&
          (entry.Posting_Date ?? '').startsWith(month)
        )
      })
      const posted = addDays(`${month}-01`, days.length)
      const charged = invoices
        .filter((row) => row.Location_No === '10001' && row.Posting_Date === posted && row.Kind === 'Debit')
        .flatMap((row) => linesOf.get(row.No) ?? [])
        .filter((line) => line.Rental_Period !== '')
        .map((line) => {
          const [from = '', until = ''] = line.Rental_Period.split(' t/m ').map((date) =>
            date.split('-').reverse().join('-'),
          )
          return (
            (Number(line.Quantity) * (Date.parse(`20${until}`) - Date.parse(`20${from}`) + 86_400_000)) / 86_400_000
          )
        })
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
      const extra = sum(sameDay.map((entry) => -Number(entry.Quantity)))
      expect(sum(charged), month).toBeGreaterThan(1000)
      expect(sum(charged), month).toBe(sum(standing) + extra)
    }
  })

  it('are debit and credit, paid and open, over two years, with what they regard', () => {
    for (const no of demoLocations) {
      const own = invoices.filter((row) => row.Location_No === no)
      expect(new Set(own.map((row) => row.Kind)), no).toEqual(new Set(['Debit', 'Credit']))
      expect(
        own.some((row) => row.Remaining_Amount === '0'),
        no,
      ).toBe(true)
    }
    expect(invoices.some((row) => Number(row.Remaining_Amount) > 0 && (row.Due_Date ?? '') < today)).toBe(true)
    expect(invoices.some((row) => (row.Posting_Date ?? '') < '2025-03-01')).toBe(true)
    const regarding = new Set(lines.map((line) => line.Relate_to.replace(/ op factuur.*/, '')))
    expect([...regarding].toSorted()).toEqual(
      [
        'Correctie',
        'Overige kosten',
        'Schade',
        'Terugkoop',
        'Transport',
        'Uren',
        'Verhuur',
        'Verkoop',
        'Verkoop Terugkoop',
        'Vermissing',
        'Verschoting',
      ].toSorted(),
    )
    const orders = new Set([...company.PortaalOrder, ...company.PortaalExitorder].map((row) => row.No))
    const named = lines.flatMap((line) => [line.Arrival_Order, line.Removal_Order]).filter((no) => no !== '')
    expect(named.filter((no) => !orders.has(no))).toEqual([])
  })

  it('have numbers that rise with their dates', () => {
    for (const kind of ['Debit', 'Credit']) {
      const own = invoices.filter((row) => row.Kind === kind)
      const dates = own.toSorted((a, b) => (a.No < b.No ? -1 : 1)).map((row) => row.Posting_Date ?? '')
      expect(dates).toEqual(dates.toSorted())
    }
  })
})

describe('complaints', () => {
  it('are in every status at each demo location, with what was said', () => {
    for (const no of demoLocations) {
      const own = company.PortaalKlacht.filter((row) => row.Location_No === no)
      expect(new Set(own.map((row) => row.Status)).size, no).toBe(4)
    }
    const said = Map.groupBy(company.PortaalKlachtRegel, (line) => line.Complaint_No)
    expect(company.PortaalKlacht.filter((row) => !said.has(row.No))).toEqual([])
    const about = company.PortaalKlacht.filter((row) => row.Invoice_No !== '')
    const places = new Map(invoices.map((row) => [row.No, row.Location_No]))
    expect(about.length).toBeGreaterThan(10)
    expect(about.filter((row) => places.get(row.Invoice_No) !== row.Location_No)).toEqual([])
    expect(
      company.PortaalKlacht.filter((row) => (row.Status === 'Afgehandeld') !== (row.Resolved_Date !== null)),
    ).toEqual([])
  })
})
