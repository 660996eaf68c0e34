import { describe, expect, it } from 'vitest'
import { generateCompany } from './generate-company.ts'

const today = '2026-11-21'
const company = generateCompany({ scale: 1, seed: 1, today })
const items = new Map(company.PortaalMaterieelsoort.map((row) => [`${row.Kind}/${row.No}`, row]))
const locations = new Map(company.PortaalLocatie.map((row) => [row.No, row]))
const users = new Map(company.PortaalGebruiker.map((row) => [row.User_Name, row]))

/** The part of the back office's filter language that the categories use. */
function matches(filter: string, value: string): boolean {
  return filter.split('|').some((alternative) =>
    alternative.split('&').every((condition) => {
      if (condition.startsWith('<>')) return !matches(condition.slice(2), value)
      const [low, high] = condition.split('..')
      if (low !== undefined && high !== undefined) return value >= low && value <= high
      return condition.endsWith('*') ? value.startsWith(condition.slice(0, -1)) : value === condition
    }),
  )
}

describe('references within the company', () => {
  it('every line about an item names one that exists', () => {
    const lines = [
      ...company.PortaalPrijs,
      ...company.PortaalSynoniem,
      ...company.PortaalTechdata,
      ...company.PortaalMeegeleverd,
      ...company.PortaalMeegeleverd.map((row) => ({ Kind: row.Other_Kind, No: row.Other_No })),
      ...company.PortaalBesteltip,
      ...company.PortaalBesteltip.filter((row) => row.Other_No !== '').map((row) => ({
        Kind: row.Other_Kind,
        No: row.Other_No,
      })),
      ...company.PortaalAanvraagRegel,
      ...company.PortaalOrderRegel,
    ]
    expect(lines.filter((line) => !items.has(`${line.Kind}/${line.No}`))).toEqual([])
  })

  it('nothing is included with itself, and what is asked for can be ordered', () => {
    expect(company.PortaalMeegeleverd.filter((row) => row.No === row.Other_No)).toEqual([])
    const asked = company.PortaalAanvraagRegel.map((line) => items.get(`${line.Kind}/${line.No}`))
    expect(asked.filter((item) => item?.Orderable !== true || item.Blocked)).toEqual([])
    expect([...items.values()].filter((item) => item.Blocked).length).toBeGreaterThan(0)
    expect([...items.values()].filter((item) => !item.Blocked && !item.Orderable).length).toBeGreaterThan(0)
  })

  it('categories form a tree of three levels, and a filter selects the same items by code and by number', () => {
    const categories = new Map(company.PortaalCategorie.map((row) => [row.Code, row]))
    const depth = (code: string): number => (code === '' ? 0 : 1 + depth(categories.get(code)?.Parent_Category ?? '?'))
    expect(
      company.PortaalCategorie.filter((row) => row.Parent_Category !== '' && !categories.has(row.Parent_Category)),
    ).toEqual([])
    expect(Math.max(...company.PortaalCategorie.map((row) => depth(row.Code)))).toBe(3)
    for (const category of company.PortaalCategorie) {
      const byCode = [...items.values()].filter((item) => matches(category.Navision_Filter, item.Category_Code))
      const byNumber = [...items.values()].filter((item) => matches(category.Navision_Filter, item.No))
      expect(byCode.length, category.Code).toBeGreaterThan(0)
      expect(byNumber, category.Code).toEqual(byCode)
    }
    expect(company.PortaalCategorie.filter((row) => row.Hidden).map((row) => row.Code)).toEqual(['A9', 'A91'])
  })

  it('everything with a Dutch text is translated into German, French and English', () => {
    const translated = new Set(company.PortaalVertaling.map((row) => `${row.Subject}/${row.Code}/${row.Language}`))
    const wanted = [
      ...company.PortaalMaterieelsoort.map((row) => `Soort/${row.No}`),
      ...company.PortaalCategorie.map((row) => `Categorie/${row.Code}`),
      ...company.PortaalEenheid.map((row) => `Eenheid/${row.Code}`),
      ...company.PortaalTechdata.map((row) => `Techlabel/${row.Label.toUpperCase()}`),
      ...company.PortaalTechdata.filter((row) => row.Filter_Kind !== 'Numeric').map(
        (row) => `Techtekst/${row.Value.toUpperCase()}`,
      ),
    ]
    const missing = wanted.flatMap((key) =>
      ['DEU', 'FRA', 'ENU'].map((language) => `${key}/${language}`).filter((key) => !translated.has(key)),
    )
    expect(missing).toEqual([])
    expect(company.PortaalVertaling.filter((row) => row.Text.trim() === '' || row.Text.includes('{'))).toEqual([])
  })

  it('every unit that is used exists', () => {
    const units = new Set(company.PortaalEenheid.map((row) => row.Code))
    const used = [
      ...company.PortaalMaterieelsoort.map((row) => row.Unit_Code),
      ...company.PortaalPrijs.map((row) => row.Unit_Code),
      ...company.PortaalTechdata.map((row) => row.Unit).filter((unit) => unit !== ''),
    ]
    expect(used.filter((unit) => !units.has(unit))).toEqual([])
  })

  it('every user, location, approver and depot that is named exists', () => {
    const depots = new Set(company.PortaalDepot.map((row) => row.No))
    for (const link of company.PortaalGebruikerLocatie) {
      expect(users.has(link.User_Name) && locations.has(link.Location_No), link.User_Name).toBe(true)
      for (const approver of [link.Approver_1, link.Approver_2, link.Approver_3]) {
        expect(approver === '' || (users.has(approver) && approver !== link.User_Name)).toBe(true)
      }
    }
    expect(company.PortaalLocatie.filter((row) => !depots.has(row.Depot_No))).toEqual([])
    const addressed = new Set(
      company.PortaalLocatieAdres.filter((row) => row.Work_Address).map((row) => row.Location_No),
    )
    expect([...locations.keys()].filter((no) => !addressed.has(no))).toEqual([])
    expect(new Set(company.PortaalLocatie.map((row) => row.Location_Kind)).size).toBe(6)
    expect(new Set(company.PortaalLocatie.map((row) => row.State)).size).toBe(6)
  })

  it('history lies in the past two years, in every status, and orders follow from requests', () => {
    const requests = new Map(company.PortaalAanvraag.map((row) => [row.No, row]))
    expect(new Set(company.PortaalAanvraag.map((row) => row.Status)).size).toBe(5)
    expect(new Set(company.PortaalOrder.map((row) => row.Status)).size).toBe(4)
    for (const request of requests.values()) {
      expect(
        request.Request_Date !== null && request.Request_Date <= today && request.Request_Date > '2024-11-01',
      ).toBe(true)
      expect(users.has(request.Requested_By)).toBe(true)
    }
    for (const no of ['10001', '10002', '10003', '10004', '20001']) {
      const own = company.PortaalAanvraag.filter((row) => row.From_Location === no || row.To_Location === no)
      expect(new Set(own.map((row) => row.Status)).size, no).toBe(5)
    }
    const foreign = company.PortaalAanvraag.filter((row) => {
      const ends = [row.From_Location, row.To_Location].filter((no) => no !== '')
      return new Set(ends.map((no) => locations.get(no)?.Customer_No)).size !== 1
    })
    expect(foreign).toEqual([])
    const orders = company.PortaalOrder.map((row) => requests.get(row.Request_No)?.Status)
    expect(orders.filter((status) => status !== 'Approved' && status !== 'Cancelled')).toEqual([])
    const orderKeys = new Set(company.PortaalOrder.map((row) => `${row.Type}/${row.No}`))
    expect(company.PortaalOrderRegel.filter((row) => !orderKeys.has(`${row.Order_Type}/${row.Order_No}`))).toEqual([])
    expect(company.PortaalAanvraagRegel.filter((row) => !requests.has(row.Request_No))).toEqual([])
  })
})

describe('a small company', () => {
  const small = generateCompany({ scale: 0.05, seed: 1, today })

  it('has a bit of everything and names only what it has', () => {
    const numbers = new Set(small.PortaalMaterieelsoort.map((row) => row.No))
    expect(numbers.size).toBe(75)
    expect(new Set(small.PortaalMaterieelsoort.map((row) => row.Category_Code)).size).toBeGreaterThan(20)
    expect(small.PortaalMeegeleverd.filter((row) => !numbers.has(row.Other_No))).toEqual([])
    expect(small.PortaalBesteltip.filter((row) => row.Other_No !== '' && !numbers.has(row.Other_No))).toEqual([])
    expect(small.PortaalGebruikerLocatie.filter((row) => row.User_Name === 'MEDEWERKER')).toHaveLength(40)
  })
})

describe('demo accounts', () => {
  const linksOf = (user: string) => company.PortaalGebruikerLocatie.filter((row) => row.User_Name === user)

  it.each([
    ['UITVOERDER', 'SITE_MANAGER', ['10001', '10002', '10003', '10005']],
    ['VOORMAN', 'FOREMAN', ['10001', '10004']],
    ['ADMINISTRATIE', 'ADMINISTRATION', ['10001', '10002']],
    ['GOEDKEURDER', 'APPROVER', ['10001', '10004']],
    ['VREEMDE', 'SITE_MANAGER', ['20001']],
  ])('%s has role %s at its own locations', (user, role, expected) => {
    expect(linksOf(user).map((row) => row.Location_No)).toEqual(expected)
    expect(new Set(linksOf(user).map((row) => row.Role))).toEqual(new Set([role]))
    expect(users.get(user)?.Blocked).toBe(false)
  })

  it('the employee has 40 open locations of several customers, the administrator has all', () => {
    const own = linksOf('MEDEWERKER').map((row) => locations.get(row.Location_No))
    expect(own).toHaveLength(40)
    expect(own.filter((location) => location?.Blocked !== false)).toEqual([])
    expect(new Set(own.map((location) => location?.Customer_No)).size).toBeGreaterThan(5)
    expect(own.some((location) => location?.No === '20001')).toBe(false)
    expect(linksOf('BEHEERDER')).toHaveLength(locations.size)
  })

  it('the approver approves at 10001 and 10004 and nobody approves oneself', () => {
    const approved = company.PortaalGebruikerLocatie.filter((row) => row.Approver_1 === 'GOEDKEURDER')
    expect(new Set(approved.map((row) => row.Location_No))).toEqual(new Set(['10001', '10004']))
    expect(linksOf('VOORMAN').map((row) => row.Approver_1)).toEqual(['GOEDKEURDER', 'GOEDKEURDER'])
  })

  it('location 10005 is blocked, and the stranger shares no customer and no location', () => {
    expect(locations.get('10005')).toMatchObject({ Blocked: true, Location_Kind: 'Geblokkeerd' })
    const customer = locations.get('20001')?.Customer_No
    expect(users.get('VREEMDE')?.Customer_No).toBe(customer)
    expect(company.PortaalLocatie.filter((row) => row.Customer_No === customer).map((row) => row.No)).toEqual(['20001'])
    expect(linksOf('UITVOERDER').map((row) => locations.get(row.Location_No)?.Customer_No)).not.toContain(customer)
  })
})
