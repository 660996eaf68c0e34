import { requiredFieldKeys } from '@portal/domain/settings/required-field-keys.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepot } from '../../../../test/builders.ts'
import { changePlaces } from '../../../../test/list-calls.ts'
import {
  countRequests,
  type OrderInput,
  type OrderingSite,
  readList,
  startOrderingSite,
} from '../../../../test/ordering-site.ts'
import { sql } from '../../../platform/db/query.ts'

/** The last number that a request got, used or not. */
async function lastNumber(site: OrderingSite) {
  return (await site.portal.db.execute(sql`select last_value, is_called from request_numbers`)).rows
}

/** Orders with one change and expects the refusal, an untouched list, empty books and no number that is used up. */
async function expectRefusal(site: OrderingSite, change: Partial<OrderInput>, refusal: object): Promise<void> {
  const { person, input } = await site.orderer()
  const before = await lastNumber(site)
  const { problem } = await site.place(person, { ...input, ...change })
  expect(problem).toMatchObject(refusal)
  expect(await lastNumber(site)).toEqual(before)
  expect((await readList(site, person)).items).toHaveLength(3)
  expect(await countRequests(site, person.locationNo)).toBe(0)
  expect(await site.books.requestsFor(person.locationNo)).toEqual([])
}

describe('orders that are refused', () => {
  let site: OrderingSite
  beforeAll(async () => {
    site = await startOrderingSite({ Bestellen_RetourDatumVerplicht: true })
  })
  afterAll(() => site.close())

  const at = (field: string, code: string) => ({ status: 400, code, field })

  it('without accepted terms when they are required (R-REQ-07)', () =>
    expectRefusal(site, { voorwaardenGeaccepteerd: false }, at('voorwaardenGeaccepteerd', 'validatie.voorwaarden')))

  it('without return date when it is required (R-REQ-08)', () =>
    expectRefusal(site, { verwachteEindDatum: null }, at('verwachteEindDatum', 'validatie.verplicht')))

  it('with a means of transport that the firm does not have', () =>
    expectRefusal(site, { transportmiddel: 'Bakfiets' }, at('transportmiddel', 'validatie.keuze')))

  it('in a weekend when weekends are blocked (R-DATE-02)', async () => {
    await expectRefusal(site, { gewensteLeverDatum: '2026-11-28' }, at('gewensteLeverDatum', 'datum.weekend'))
    await expectRefusal(site, { gewensteLeverDatum: '2026-11-29' }, at('gewensteLeverDatum', 'datum.weekend'))
  })

  it('yesterday when no days in the past are allowed', () =>
    expectRefusal(site, { gewensteLeverDatum: '2026-11-18' }, at('gewensteLeverDatum', 'datum.verleden')))

  it('with a return before the delivery', () =>
    expectRefusal(site, { verwachteEindDatum: '2026-11-30' }, at('verwachteEindDatum', 'datum.retour_voor_lever')))

  it('to the address of another location', async () => {
    const other = await site.person()
    await site.portal.db.execute(sql`insert into erp_location_addresses
      values (${other.locationNo}, 'GEHEIM', 'Elders', 'Straat 1', '1000 AA', 'Ede', '', '', true, 1)`)
    await expectRefusal(site, { adressCode: 'GEHEIM' }, at('adressCode', 'adres.niet_gevonden'))
  })

  it('for pickup at a depot that is unknown, closed for pickup or has no such address', async () => {
    await buildDepot(site.portal, { no: 'D1', description: 'Depot Noord' })
    await buildDepot(site.portal, { no: 'D2', description: 'Depot Zuid', pickupAllowed: false })
    const pickup = { ophalen: true, adres: '' }
    const refused = at('depotnummer', 'depot.niet_gevonden')
    await expectRefusal(site, { ...pickup, depotnummer: 'D9' }, refused)
    await expectRefusal(site, { ...pickup, depotnummer: 'D2' }, refused)
    const wrongAddress = { ...pickup, depotnummer: 'D1', depotAdressCode: 'NEE' }
    await expectRefusal(site, wrongAddress, at('depotAdressCode', 'depot.niet_gevonden'))
    const { person, input } = await site.orderer()
    await site.books.setRow('PortaalDepot', { No: 'D1' }, { Description: 'Depot Noord', Pickup_Allowed: true })
    const { answer } = await site.place(person, { ...input, ...pickup, depotnummer: 'D1', depotAdressCode: 'D1' })
    expect((await site.outcomeOf(person, answer.aanvraagnummer)).verzending).toBe('bevestigd')
    expect((await site.books.requestsFor(person.locationNo))[0]).toMatchObject({
      Depot_No: 'D1',
      Collect: true,
      Address: '',
    })
  })

  it('names every field at fault', async () => {
    const { person, input } = await site.orderer()
    const wrong = { adres: '', contactPersoon: '', gewensteLeverDatum: '2026-11-28' }
    const { problem } = await site.place(person, { ...input, ...wrong })
    expect(problem?.fields?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'adres validatie.verplicht',
      'adressCode validatie.verplicht',
      'contactPersoon validatie.verplicht',
      'gewensteLeverDatum datum.weekend',
    ])
  })

  it('bounds texts at what the desk can read of them, which then arrive whole (R-VAL-21, R-VAL-10)', async () => {
    const { person, input } = await site.orderer()
    const limits = { reference: 50, opmerking: 2000, contactPersoon: 100, adres: 100, city: 30, contactTel: 30 }
    for (const [field, amount] of Object.entries(limits)) {
      const { problem } = await site.place(person, { ...input, [field]: 'x'.repeat(amount + 1) })
      expect(problem).toMatchObject({
        status: 400,
        fields: [{ field, code: 'validatie.max_tekens', params: { amount } }],
      })
    }
    const { adres: _, city: __, ...typed } = limits
    const longest = Object.fromEntries(Object.entries(typed).map(([field, amount]) => [field, 'x'.repeat(amount)]))
    const { answer } = await site.place(person, { ...input, ...longest })
    expect((await site.outcomeOf(person, answer.aanvraagnummer)).verzending).toBe('bevestigd')
    expect(await site.books.requestsFor(person.locationNo)).toEqual([
      expect.objectContaining({
        Reference: 'x'.repeat(50),
        Remark: 'x'.repeat(2000),
        Contact: 'x'.repeat(100),
        Phone_No: 'x'.repeat(30),
      }),
    ])
  })

  it('of an empty list', async () => {
    const { person, input } = await site.orderer()
    await site.portal.db.execute(sql`delete from order_list_items where list_id = ${input.bestellijstId}`)
    const before = await lastNumber(site)
    expect((await site.place(person, input)).problem).toMatchObject({ status: 400, code: 'bestellen.lijst_leeg' })
    expect(await lastNumber(site)).toEqual(before)
  })

  it('with an item that can no longer be ordered', async () => {
    const { person, input } = await site.orderer()
    await site.portal.db.execute(sql`update erp_items set orderable = false where no = 'BEZEM'`)
    const before = await lastNumber(site)
    const { problem } = await site.place(person, input)
    await site.portal.db.execute(sql`update erp_items set orderable = true where no = 'BEZEM'`)
    expect(problem).toMatchObject({ status: 400, code: 'artikel.niet_bestelbaar', params: { item: 'BEZEM' } })
    expect(await lastNumber(site)).toEqual(before)
  })

  it('of a list that changed since the person saw it', async () => {
    const { person, input } = await site.orderer()
    const { versie } = await readList(site, person)
    await site.fill(person)
    const before = await lastNumber(site)
    const { problem } = await site.place(person, { ...input, versie })
    expect(await lastNumber(site)).toEqual(before)
    expect(problem).toMatchObject({ status: 409, code: 'error.tussentijds_gewijzigd' })
    expect(await countRequests(site, person.locationNo)).toBe(0)
  })

  it('at a blocked location (R-RULE-07)', async () => {
    const { person, input } = await site.orderer()
    await changePlaces(site.portal, sql`update erp_locations set blocked = true where no = ${person.locationNo}`)
    expect((await site.place(person, input)).problem).toMatchObject({ status: 423, code: 'locatie.geblokkeerd' })
    expect(await countRequests(site, person.locationNo)).toBe(0)
  })

  it.each(['Technical_Finished', 'Administrative_Finished', 'Archive', 'Archived'])(
    'at a location in state %s',
    async (state) => {
      const { person, input } = await site.orderer()
      await changePlaces(site.portal, sql`update erp_locations set state = ${state} where no = ${person.locationNo}`)
      expect((await site.place(person, input)).problem).toMatchObject({ status: 400, code: 'locatie.niet_bestelbaar' })
    },
  )

  it('of a list, at a location or in the name of somebody else, as if it were not there', async () => {
    const mine = await site.orderer()
    const other = await site.orderer()
    const changes = [
      { bestellijstId: other.input.bestellijstId },
      { materieelLocatie: other.person.locationNo },
      { gebruiker: other.person.userName },
    ]
    for (const change of changes) {
      const { problem } = await site.place(mine.person, { ...mine.input, ...change })
      expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    }
    expect((await readList(site, other.person)).items).toHaveLength(3)
  })

  it('larger than a message may be', async () => {
    const { person, input } = await site.orderer()
    const { status } = await site.place(person, { ...input, opmerking: 'x'.repeat(2_000_000) })
    expect(status).toBe(413)
  })
})

describe('date settings of the order flow', () => {
  const order = async (site: OrderingSite, gewensteLeverDatum: string) => {
    const { person, input } = await site.orderer()
    return (await site.place(person, { ...input, gewensteLeverDatum })).problem?.code ?? 'ordered'
  }

  it('blocks three days after today, allows two in the past, and weekends when they are free (R-DATE-01, R-DATE-03, R-CONST-24)', async () => {
    const settings = {
      OrderWizardBlockDaysToOrder: 3,
      Bestellen_DagenInVerleden: 2,
      Bestellen_BlokkeerWeekenden: false,
    }
    const site = await startOrderingSite(settings)
    try {
      const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-22', '2026-11-23']
      const results: string[] = []
      for (const day of days) results.push(`${day} ${await order(site, day)}`)
      expect(results).toEqual([
        '2026-11-16 datum.verleden',
        '2026-11-17 ordered',
        '2026-11-18 ordered',
        '2026-11-19 datum.geblokkeerd',
        '2026-11-22 datum.geblokkeerd',
        '2026-11-23 ordered',
      ])
      expect(await order(site, '2026-11-28')).toBe('ordered')
    } finally {
      await site.close()
    }
  })
})

/** The change that leaves a field of the form empty in the call. */
const emptied: Readonly<Record<keyof typeof requiredFieldKeys.order, Partial<OrderInput>>> = {
  deliveryDate: { gewensteLeverDatum: null },
  returnDate: { verwachteEindDatum: null },
  transportMeans: { transportmiddel: '' },
  depotNo: { ophalen: true, depotnummer: '' },
  depotAddressCode: { ophalen: true, depotnummer: 'D1', depotAdressCode: '' },
  addressCode: { adressCode: '' },
  addressName: { adressCode: '', adres: '' },
  address: { adres: '' },
  postCode: { postCode: '' },
  city: { city: '' },
  contact: { contactPersoon: '' },
  phoneNo: { contactTel: '' },
  reference: { reference: '' },
  remark: { opmerking: '' },
}

describe.each([true, false])('with every required flag %s', (isRequired) => {
  let site: OrderingSite
  beforeAll(async () => {
    const flags = Object.values(requiredFieldKeys.order).map((key) => [key, isRequired] as const)
    site = await startOrderingSite(Object.fromEntries(flags))
    // Of two neither is the one that a pickup without a depot starts with.
    for (const no of ['D1', 'D2']) await buildDepot(site.portal, { no })
    await site.books.setRow('PortaalDepot', { No: 'D1' }, { Description: 'Depot Noord', Pickup_Allowed: true })
  })
  afterAll(() => site.close())

  it.each(Object.entries(emptied))('the empty field %s is judged by its flag (R-REQ-02)', async (_, change) => {
    const { person, input } = await site.orderer()
    await site.portal.db.execute(sql`insert into erp_location_addresses
      values (${person.locationNo}, 'W1', '', '', '', '', '', '', true, 1)`)
    const { problem, status } = await site.place(person, { ...input, ...change })
    expect(status).toBe(isRequired ? 400 : 200)
    if (isRequired) expect(problem?.fields?.map((fault) => fault.code)).toContain('validatie.verplicht')
  })
})
