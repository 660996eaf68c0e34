import { describe, expect, it } from 'vitest'
import { daysBetween, nextWorkday } from './dates.ts'
import { generateCompany } from './generate-company.ts'

const openSites = ['10001', '10002', '10003', '10004', '20001']
const isOf = (site: string) => (row: { readonly From_Location: string; readonly To_Location: string }) =>
  row.From_Location === site || row.To_Location === site

describe.each(['2026-11-30', '2026-12-03', '2026-12-06'])('the company on %s is well run', (today) => {
  const company = generateCompany({ scale: 1, seed: 4711, today })
  const daysLate = (date: string | null) => (date === null ? 0 : Math.max(0, daysBetween(date, today)))
  const latest = new Map(company.PortaalKeuring.map((row) => [row.Plant_No, row]))

  it.each(openSites)('at %s a few things are late by days, and at most one by weeks', (site) => {
    const here = company.PortaalVoorraad.filter((row) => row.Location_No === site && row.Quantity !== '0')
    const late = here.map((row) => daysLate(row.Expected_Return)).filter((days) => days > 0)
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThanOrEqual(8)
    expect(late.filter((days) => days > 14).length).toBeLessThanOrEqual(2)
    expect(Math.max(...late)).toBeLessThanOrEqual(30)
  })

  it.each(openSites)('at %s one order is late by days, and no request was forgotten', (site) => {
    const orders = company.PortaalOrder.filter(isOf(site)).filter(({ Status }) => Status !== 'Posted')
    const late = orders.map((row) => daysLate(row.Delivery_Date)).filter((days) => days > 0)
    // A move to a site of the same customer counts at both.
    expect(late.length).toBeLessThanOrEqual(2)
    expect(Math.max(0, ...late)).toBeLessThanOrEqual(5)
    const waiting = company.PortaalAanvraag.filter(isOf(site)).filter(
      ({ Status }) => Status === 'Open' || Status === 'Requested',
    )
    expect(waiting.filter((row) => daysLate(row.Delivery_Date) > 0)).toEqual([])
  })

  it.each(openSites)('at %s few inspections are overdue by days, and one ends this week', (site) => {
    const days = company.PortaalMaterieelstuk.filter((row) => row.Location_No === site)
      .map((row) => latest.get(row.No)?.Next_Date ?? null)
      .flatMap((date) => (date === null ? [] : [daysBetween(today, date)]))
    expect(days.filter((left) => left < 0).length).toBeLessThanOrEqual(3)
    expect(Math.min(...days)).toBeGreaterThan(-31)
    expect(days.some((left) => left >= 0 && left <= 7)).toBe(true)
  })

  it.each(openSites)('at %s what stands costs at most 5,000 euros a week, and few lines stand still', (site) => {
    const hired = company.PortaalVoorraad.filter(
      (row) => row.Location_No === site && row.Quantity !== '0' && row.Price_Type === 'Verhuur',
    )
    const rents = new Map(company.PortaalMaterieelsoort.map((row) => [row.No, Number(row.Rent_Price_Week)]))
    const rent = hired.reduce((sum, row) => sum + Number(row.Quantity) * (rents.get(row.Plant_Type) ?? 0), 0)
    expect(rent).toBeGreaterThan(500)
    expect(rent).toBeLessThanOrEqual(5000)
    const still = hired.filter((row) => row.Expected_Return === null && daysLate(row.Available_From) >= 28)
    expect(still.length).toBeLessThanOrEqual(10)
  })

  it.each(openSites)('at %s an invoice is still to be paid', (site) => {
    const open = company.PortaalFactuur.filter((row) => row.Location_No === site && Number(row.Remaining_Amount) > 0)
    expect(open.length).toBeGreaterThan(0)
  })

  it('brings, fetches and inspects nothing on a day of the weekend', () => {
    const isWeekend = (date: string | null) => date !== null && nextWorkday(date) !== date
    const planned = [
      ...company.PortaalOrder.flatMap((row) => [row.Delivery_Date, row.Posted_Date, row.Return_Date]),
      ...company.PortaalAanvraag.flatMap((row) => [row.Delivery_Date, row.Return_Date]),
      ...company.PortaalKeuring.flatMap((row) => [row.Inspection_Date, row.Next_Date]),
      ...company.PortaalExitorder.map((row) => row.Date),
    ]
    expect(planned.length).toBeGreaterThan(1000)
    expect(planned.filter(isWeekend)).toEqual([])
  })

  it('has its depots near its sites', () => {
    const depots = new Map(company.PortaalLocatie.map((row) => [row.City, row.Depot_No]))
    expect(['Nieuwegein', 'Gouda', 'Rotterdam', 'Zwolle'].map((city) => depots.get(city))).toEqual([
      'D02',
      'D01',
      'D01',
      'D03',
    ])
  })
})

it('brings something today and fetches something on the next day of work', () => {
  const { PortaalOrder: orders } = generateCompany({ scale: 1, seed: 4711, today: '2026-12-01' })
  for (const site of openSites) {
    const own = orders.filter(isOf(site)).filter(({ Status }) => Status !== 'Posted')
    const on = (day: string) => own.filter((row) => row.Delivery_Date === day)
    expect(
      on('2026-12-01').some((row) => row.To_Location === site),
      site,
    ).toBe(true)
    expect(
      on('2026-12-02').some((row) => row.From_Location === site),
      site,
    ).toBe(true)
  }
})
