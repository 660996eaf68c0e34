import { type Order, orders } from '@portal/contract/orders.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCost, buildOrder, buildOrderDetails } from '../../../test/order-pages.ts'
import { serveSettings } from '../../../test/order-portal.ts'
import { answer, freshPortal, logIn, openPage, refusal, router, sentTo } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn()
})

const heads = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  return within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter((words) => words !== 'Acties')
}
const numbers = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((words) => words !== '')

const screens = [
  {
    path: '/orders/aanvoer',
    listRoute: 'R-ROUTE-48',
    route: 'R-ROUTE-49',
    one: orders.getDeliveredOrder,
    costs: orders.getDeliveredCosts,
    title: 'Aanvoerorders',
    call: orders.getDeliveredOrders,
    setting: 'Orders_Aanvoer',
    rule: 'R-SET-24',
    direction: {},
  },
  {
    path: '/orders/afvoer',
    listRoute: 'R-ROUTE-50',
    route: 'R-ROUTE-51',
    one: orders.getRemovedOrder,
    costs: orders.getRemovedCosts,
    title: 'Afvoerorders',
    call: orders.getRemovedOrders,
    setting: 'Orders_Afvoer',
    rule: 'R-SET-25',
    direction: {},
  },
  {
    path: '/orders/van-verplaatsing',
    listRoute: 'R-ROUTE-54',
    route: 'R-ROUTE-55',
    one: orders.getMovedOrder,
    costs: orders.getMovedCosts,
    title: 'Verplaatsingen vanaf deze locatie',
    call: orders.getMovedOrders,
    setting: 'Orders_VerplaatsingVan',
    rule: 'R-SET-26',
    direction: { richting: 'van' },
  },
  {
    path: '/orders/naar-verplaatsing',
    listRoute: 'R-ROUTE-52',
    route: 'R-ROUTE-53',
    one: orders.getMovedOrder,
    costs: orders.getMovedCosts,
    title: 'Verplaatsingen naar deze locatie',
    call: orders.getMovedOrders,
    setting: 'Orders_VerplaatsingNaar',
    rule: 'R-SET-27',
    direction: { richting: 'naar' },
  },
] as const
const first = buildOrder({
  ordernummer: 'O-1',
  aanvraagnummer: null,
  referentie: 'B',
  leverDatum: '2026-06-22',
  geboektOp: '2026-06-23',
})
const second = buildOrder({ ordernummer: 'O-2', aanvraagnummer: null, referentie: 'A', leverDatum: '2026-06-20' })

describe('an order list', () => {
  it.each(screens)(
    '$path has the orders of the location with their facts (R-ENT-34, R-ROUTE-27, $listRoute)',
    async (screenOf) => {
      const { path, title, call, direction } = screenOf
      answer(call, { items: [first, second] })
      await openPage(path)
      const known = await heads(title)
      expect(known.slice(0, 4)).toEqual(['Order', 'Ordernummer', 'Soort', 'Stand'])
      expect(known).toEqual(expect.arrayContaining(['Aangevraagd door', 'Referentie', 'Zelf ophalen']))
      const days = screen.getAllByRole('link', { name: /O-1/ })[0]?.closest('tr')?.textContent
      expect(days).toMatch(/22-06-2026.*Geboekt op .*23-06-2026/)
      expect(sentTo(call).at(-1)?.input).toEqual({
        gebruikerLogin: 'uitvoerder',
        materieellocatie: '10001',
        ...direction,
      })
    },
  )

  it.each(screens)(
    '$path is sorted as its setting says until somebody sorts it ($rule, R-SET-34)',
    async (screenOf) => {
      const { path, title, call, setting } = screenOf
      answer(call, { items: [first, second] })
      serveSettings({ [`${setting}_SorteerKolom`]: 5, [`${setting}_SorteerRichting`]: 0 })
      await openPage(path)
      await screen.findByRole('table', { name: title })
      expect(numbers()).toEqual(['O-2', 'O-1'])
      const sort = () => userEvent.click(screen.getByRole('button', { name: /^Referentie/ }))
      await sort()
      expect(numbers()).toEqual(['O-1', 'O-2'])
      await sort()
      expect(numbers()).toEqual(['O-2', 'O-1'])
    },
  )

  it.each(screens)('$path keeps what is late where the sort of its setting puts it', async (of) => {
    const { path, title, call, setting } = of
    const order = (part: Partial<Order>) => buildOrder({ aanvraagnummer: null, leverDatum: '2099-01-01', ...part })
    const late = order({ ordernummer: 'O-3', referentie: 'C', leverDatum: '2026-01-12' })
    const items = [late, order({ ordernummer: 'O-1', referentie: 'B' }), order({ ordernummer: 'O-2', referentie: 'A' })]
    answer(call, { items })
    serveSettings({ [`${setting}_SorteerKolom`]: 5, [`${setting}_SorteerRichting`]: 0 })
    await openPage(path)
    await screen.findByRole('table', { name: title })
    expect(numbers()).toEqual(['O-2', 'O-1', 'O-3'])
  })

  it.each(screens)(
    '$path has the number and the word of the back office as its setting says (R-SET-33)',
    async (of) => {
      const { path, title, call, setting } = of
      const columns = ['ordernummer', 'status', 'type', 'datums', 'aangevraagdDoor', 'referentie', 'ophalen']
      const choices = columns.map((column, order) => ({ column, visible: order < 2, required: order === 0, order }))
      answer(call, { items: [buildOrder({ ordernummer: 'OA26-7', aanvraagnummer: 'AR26-7', status: 'Printed' })] })
      serveSettings({ [`${setting}_Kolommen`]: choices })
      await openPage(path)
      const known = await heads(title)
      expect(known.slice(0, 3)).toEqual(['Order', 'Ordernummer', 'Stand'])
      expect(known).not.toContain('Soort')
      const row = screen.getByRole('link', { name: /AR26-7/ }).closest('tr')?.textContent
      expect(row).toMatch(/OA26-7.*Wordt klaargezet.*Afgedrukt/)
    },
  )

  it.each(screens.slice(2))('$path follows the settings of all moves (R-SET-28)', async ({ path, title, call }) => {
    answer(call, { items: [first, second] })
    serveSettings({ Orders_Verplaatsing_SorteerKolom: 5, Orders_Verplaatsing_SorteerRichting: 0 })
    await openPage(path)
    await screen.findByRole('table', { name: title })
    expect(numbers()).toEqual(['O-2', 'O-1'])
  })

  it.each(screens)('$path says when there are none (R-MSG-31)', async ({ path, call }) => {
    answer(call, { items: [] })
    await openPage(path)
    expect(await screen.findByText('Er zijn geen orders voor deze locatie.')).toBeTruthy()
  })
})

describe('how far an order is', () => {
  const statuses = ['Open', 'Released', 'Printed', 'Posted', 'Onbekend'] as const
  const words = ['Gepland', 'Wordt klaargezet', 'Wordt klaargezet', 'Geleverd', 'Onbekend']
  const rowOf = (number: string) => screen.getByRole('link', { name: number }).closest('tr')?.textContent
  const items = statuses.map((status, at) => buildOrder({ aanvraagnummer: null, ordernummer: `S-${at}`, status }))

  it('is shown in the words of the site', async () => {
    answer(orders.getDeliveredOrders, { items })
    await openPage('/orders/aanvoer')
    await screen.findByRole('table', { name: 'Aanvoerorders' })
    for (const [at, word] of words.entries()) expect(rowOf(`S-${at}`)).toContain(word)
  })

  it('is narrowed by the word of the back office in an address, as the reports do', async () => {
    answer(orders.getDeliveredOrders, { items })
    await openPage('/orders/aanvoer?filter=%7B%22status%22%3A%5B%22Printed%22%5D%7D')
    await screen.findByRole('table', { name: 'Aanvoerorders' })
    expect(numbers()).toEqual(['S-2'])
  })

  it('says on its own screen what the back office calls it too', async () => {
    answer(orders.getDeliveredOrder, buildOrderDetails({ status: 'Printed' }))
    answer(orders.getDeliveredCosts, { toonPrijs: true, kostenRegels: [] })
    await openPage('/orders/aanvoer/AO26-1')
    await screen.findByRole('list', { name: 'Verloop' })
    expect(screen.getByText('Wordt klaargezet')).toBeTruthy()
    expect(screen.getByText('Stand in de backoffice').nextElementSibling?.textContent).toBe('Afgedrukt')
  })
})

describe('the default sort', () => {
  it('can be narrowed to what is too late by an address, as the reports do', async () => {
    const done = buildOrder({ aanvraagnummer: null, ordernummer: 'O-3', status: 'Posted' })
    const later = buildOrder({ aanvraagnummer: null, ordernummer: 'O-4', leverDatum: '2999-01-01' })
    answer(orders.getDeliveredOrders, { items: [first, done, later] })
    await openPage('/orders/aanvoer?filter=%7B%22teLaat%22%3A%5B%22true%22%5D%7D')
    await screen.findByRole('table', { name: 'Aanvoerorders' })
    expect(numbers()).toEqual(['O-1'])
  })

  it('is the newest number first', async () => {
    const items = ['O-1', 'O-3', 'O-2'].map((ordernummer) => buildOrder({ aanvraagnummer: null, ordernummer }))
    answer(orders.getDeliveredOrders, { items })
    await openPage('/orders/aanvoer')
    await screen.findByRole('table')
    expect(numbers()).toEqual(['O-3', 'O-2', 'O-1'])
  })
})

describe('an order of a list', () => {
  it.each(screens)(
    '$path opens by its number, below the list it is of ($route)',
    async ({ path, title, one, costs }) => {
      answer(one, buildOrderDetails({ aanvraagnummer: null, ordernummer: 'O-1' }))
      answer(costs, { toonPrijs: true, kostenRegels: [] })
      await openPage(`${path}/O-1`)
      await screen.findByRole('list', { name: 'Verloop' })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order O-1')
      expect(sentTo(one).at(-1)?.input).toEqual({ ordernummer: 'O-1' })
      expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(path)
    },
  )
})

describe('one order', () => {
  beforeEach(() => {
    answer(orders.getDeliveredOrder, buildOrderDetails())
    answer(orders.getDeliveredCosts, { toonPrijs: true, kostenRegels: [] })
    answer(orders.getOrderImages, { items: [] })
    answer(orders.getOrderDocuments, { items: [] })
  })
  const open = async () => {
    await openPage('/orders/aanvoer/AO26-1')
    await screen.findByRole('list', { name: 'Verloop' })
  }

  it('shows its lines, its facts and the way to its request (R-ENT-34)', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aanvraag P-100001')
    const row = screen.getByText('Betonmolen').closest('tr')
    expect(row?.textContent).toContain('S-77')
    expect(row?.textContent).toContain('100')
    expect(screen.getByRole('link', { name: 'P-100001' }).getAttribute('href')).toBe('/aanvragen/P-100001')
    expect(await screen.findByText('Op deze order zijn geen extra kosten geboekt.')).toBeTruthy()
  })

  it('lists each promise with its date, and what is still to come', async () => {
    await open()
    const points = within(screen.getByRole('list', { name: 'Verloop' })).getAllByRole('listitem')
    expect(points.map((point) => point.textContent)).toEqual([
      'Aangevraagdgedaanma 15-06-2026',
      'Goedgekeurdgedaandi 16-06-2026',
      'In de backofficegedaanwo 17-06-2026',
      'Geplandgedaanvoor do 18-06-2026',
      'LeverenVolgende stap',
      'FacturerenVolgt nog',
    ])
    expect(points[4]?.getAttribute('aria-current')).toBe('step')
  })

  it('adds its costs up by type (R-STATE-07)', async () => {
    const kostenRegels = [
      buildCost(1, { bedrag: 100 }),
      buildCost(2, { type: 'Damage', bedrag: 12.5 }),
      buildCost(3, { type: 'Text', omschrijving: 'Afgestemd', bedrag: 0 }),
      buildCost(4, { bedrag: 50 }),
    ]
    answer(orders.getDeliveredCosts, { toonPrijs: true, kostenRegels })
    await open()
    await screen.findByText('Afgestemd')
    const total = (name: string) =>
      screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent?.replace(/\s/g, ' ')
    expect([total('Transport'), total('Schade'), total('Totaal')]).toEqual(['€ 150,00', '€ 12,50', '€ 162,50'])
  })

  it('shows no amounts to who may not see prices (R-VAL-15)', async () => {
    const hidden = [buildCost(1, { omschrijving: 'Dieplader', stuksPrijs: 0, bedrag: 0 })]
    answer(orders.getDeliveredCosts, { toonPrijs: false, kostenRegels: hidden })
    await open()
    const row = (await screen.findByText('Dieplader')).closest('section')
    expect(row?.textContent).not.toContain('€')
    expect(screen.getByText(/U ziet hier geen bedragen/)).toBeTruthy()
  })

  it('that is unknown or of somebody else leads back to all (R-MSG-30)', async () => {
    answer(orders.getDeliveredOrder, () => refusal(404, 'error.niet_gevonden'))
    await openPage('/orders/aanvoer/NIETS')
    expect(await screen.findByText('De order is niet gevonden.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle orders' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/orders/aanvoer/NIETS')
  })
})
