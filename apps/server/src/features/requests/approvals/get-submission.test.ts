import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../../test/approval-site.ts'
import { buildLocation, grantLocation } from '../../../../test/builders.ts'
import { changePlaces } from '../../../../test/list-calls.ts'
import { countRequests, thursday } from '../../../../test/ordering-site.ts'
import { sql } from '../../../platform/db/query.ts'

let site: ApprovalSite
beforeAll(async () => {
  site = await startApprovalSite()
})
afterAll(() => site.close())

const codesOf = async (as: string, number: string) =>
  (await site.card(as, number)).answer.bezwaren.map(({ code, regelNummer }) => [code, regelNummer])

describe('the decision card', () => {
  it('has the form, the lines and who else can decide', async () => {
    const { number } = await site.submit()
    const { answer } = await site.card('gerda', number)
    expect(answer).toMatchObject({
      savedAanvraagNummer: number,
      magBesluiten: true,
      adres: 'Kade 12',
      plaats: 'Rotterdam',
      contactpersoon: 'Jan de Boer',
      beslissers: ['hans Smit'],
      bezwaren: [],
      vorigeDatum: null,
      elders: [],
      herroepbaar: false,
    })
    expect(answer.regels.map(({ regelNummer, omschrijving, aantal }) => [regelNummer, omschrijving, aantal])).toEqual([
      [1, 'Betonmolen', 1],
      [2, 'Bezem', 2],
      [3, 'Helm <geel> & "sterk"', 3],
    ])
  })

  it('says what the last request of that location had of each item', async () => {
    const first = await site.submit()
    await site.approve('gerda', first.number, { regels: [{ regelNummer: 3, aantal: 0 }] })
    site.clock.advance(60_000)
    await site.fill(first.person)
    const { answer } = await site.portal.post(contract.ordering.saveForApproval, first.input, {
      as: first.person.userName,
    })
    const { answer: card } = await site.card('gerda', answer.savedAanvraagNummer)
    expect(card.vorigeDatum).toBe('2026-11-19')
    expect(card.regels.map(({ vorigAantal }) => vorigAantal)).toEqual([1, 2, null])
  })

  it('has the prices of the customer of the location, also for an approver without that location', async () => {
    const { person, number } = await site.submit()
    await site.portal.db.execute(sql`update erp_locations set customer_no = 'K1' where no = ${person.locationNo}`)
    await site.portal.db.execute(sql`
      insert into erp_prices (kind, no, price_type, unit_code, price_group, starting_date, price, row_version)
      values ('Materieel', 'MOLEN', 'Verhuur', 'WEEK', 'K1', '2026-01-01', 42.5, 1)`)
    const { answer } = await site.card('gerda', number)
    expect(answer.regels[0]).toMatchObject({ toonPrijs: true, huurPrijsWeek: 42.5 })
  })

  it('has no prices for who may not see them', async () => {
    const closed = await startApprovalSite({ Prijzen_Intern: true })
    const { number } = await closed.submit()
    const { answer } = await closed.card('gerda', number)
    expect(answer.regels.map(({ toonPrijs, huurPrijsWeek }) => [toonPrijs, huurPrijsWeek])).toEqual(
      [1, 2, 3].map(() => [false, 0]),
    )
    await closed.close()
  })

  it('says what of it stands on a removal list nearby, only where the reader may see it', async () => {
    const { person, number } = await site.submit()
    const near = await buildLocation(site.portal, { description: 'Blok C' })
    const owner = await site.person()
    await grantLocation(site.portal, { userName: owner.userName, locationNo: near, role: 'site_manager' })
    await site.portal.db.execute(
      sql`update erp_locations set customer_no = 'K9' where no = any(array[${person.locationNo}, ${near}]::text[])`,
    )
    await site.portal.db.execute(sql`
      with list as (insert into removal_lists (user_name, location_no, changed_at)
        values (${owner.userName}, ${near}, ${thursday}) returning id)
      insert into removal_list_items (list_id, kind, no, plant_no, quantity, position, added_at)
      select id, 'Materieel', 'MOLEN', '', 6, 1, '2026-11-07T10:00:00Z' from list`)
    expect((await site.card('gerda', number)).answer.elders).toEqual([])
    await grantLocation(site.portal, { userName: 'gerda', locationNo: near, role: 'foreman' })
    const there = { materieellocatie: near, locatieOmschrijving: 'Blok C', aantal: 6, sinds: '2026-11-07' }
    expect((await site.card('gerda', number)).answer.elders).toEqual([
      { regelNummer: 1, soort: 'afvoerlijst', ...there, terugOp: null, stukken: [] },
    ])
  })
})

describe('what is wrong by now', () => {
  it('is a date that passed; approving is refused for the same', async () => {
    const { person, number } = await site.submit(['gerda'], { gewensteLeverDatum: '2026-11-25' })
    site.clock.set('2026-11-26T09:00:00Z')
    expect(await codesOf('gerda', number)).toContainEqual(['datum.verleden', null])
    expect((await site.approve('gerda', number)).problem).toMatchObject({
      code: 'datum.verleden',
      field: 'gewensteLeverDatum',
    })
    expect(await countRequests(site, person.locationNo)).toBe(0)
    site.clock.set(thursday)
  })

  it('is an item that is gone; without that line it can be approved', async () => {
    const { number } = await site.submit()
    await site.portal.db.execute(sql`update erp_items set orderable = false where no = 'BEZEM'`)
    expect(await codesOf('gerda', number)).toEqual([['artikel.niet_bestelbaar', 2]])
    expect((await site.approve('gerda', number)).problem).toMatchObject({ code: 'artikel.niet_bestelbaar' })
    expect((await site.approve('gerda', number, { regels: [{ regelNummer: 2, aantal: 0 }] })).status).toBe(200)
    await site.portal.db.execute(sql`update erp_items set orderable = true where no = 'BEZEM'`)
  })

  it('is a location that is blocked', async () => {
    const { person, number } = await site.submit()
    await changePlaces(site.portal, sql`update erp_locations set blocked = true where no = ${person.locationNo}`)
    expect(await codesOf('gerda', number)).toEqual([['locatie.geblokkeerd', null]])
    expect((await site.approve('gerda', number)).problem).toMatchObject({ status: 423, code: 'locatie.geblokkeerd' })
  })

  it('is that it became urgent: approved only by who saw that, and with its charge', async () => {
    const { person, number } = await site.submit(['gerda'], { gewensteLeverDatum: '2026-11-25' })
    site.clock.set('2026-11-24T09:00:00Z')
    const { answer: card } = await site.card('gerda', number)
    expect(card.bezwaren).toEqual([
      { code: 'goedkeuren.nu_spoed', params: {}, veld: null, regelNummer: null, blokkeert: false },
    ])
    expect((await site.approve('gerda', number)).problem).toMatchObject({ status: 409, code: 'goedkeuren.nu_spoed' })
    const { answer } = await site.approve('gerda', number, { spoed: true })
    const { rows } = await site.portal.db.execute(
      sql`select urgent from requests where no = ${answer.aanvraagnummer} and user_name = ${person.userName}`,
    )
    expect(rows).toEqual([{ urgent: true }])
    site.clock.set(thursday)
  })
})
