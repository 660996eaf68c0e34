import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../../test/approval-site.ts'
import { buildLocation, grantLocation } from '../../../../test/builders.ts'
import { changePlaces } from '../../../../test/list-calls.ts'
import { thursday } from '../../../../test/ordering-site.ts'
import { sql } from '../../../platform/db/query.ts'

let site: ApprovalSite
beforeAll(async () => {
  site = await startApprovalSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.portal.db.execute(sql`delete from erp_stock`)
  await site.portal.db.execute(sql`delete from removal_lists`)
})

/** Asked for: 1 Betonmolen (line 1), 2 Bezem (line 2) and 3 Helm (line 3). */
async function submitNear(role = 'site_manager') {
  const submitted = await site.submit()
  const near = await buildLocation(site.portal, { description: 'Blok C' })
  const customerNo = `K${near}`
  await changePlaces(
    site.portal,
    sql`update erp_locations set customer_no = ${customerNo} where no in (${submitted.person.locationNo}, ${near})`,
  )
  await grantLocation(site.portal, { userName: 'gerda', locationNo: near, role })
  return { ...submitted, here: submitted.person.locationNo, near }
}

interface Standing {
  readonly no: string
  readonly kind?: string
  readonly plantNo?: string
  readonly quantity: number
  readonly leaving?: number
  readonly back?: string | null
}

let version = 1000
async function stand(locationNo: string, row: Standing): Promise<void> {
  const { no, kind = 'Artikel', plantNo = '', quantity, leaving = 0, back = null } = row
  version += 1
  await site.portal.db.execute(sql`
    insert into erp_stock (location_no, kind, plant_type, plant_no, unit_code, quantity, qty_on_order, qty_on_removal, bulk,
      external, price_type, available_from, expected_return, row_version)
    values (${locationNo}, ${kind}, ${no}, ${plantNo}, 'STUKS', ${quantity}, 0, ${leaving}, false, false, 'Verhuur',
      '2026-10-01', ${back}, ${version})`)
}

/** On the removal list of somebody at a location. */
async function putAway(userName: string, locationNo: string, thing: { no: string; quantity: number }): Promise<void> {
  await site.portal.db.execute(sql`
    with list as (insert into removal_lists (user_name, location_no, changed_at)
      values (${userName}, ${locationNo}, ${thursday}) returning id)
    insert into removal_list_items (list_id, kind, no, plant_no, quantity, position, added_at)
    select id, 'Artikel', ${thing.no}, '', ${thing.quantity}, 1, '2026-11-07T10:00:00Z' from list`)
}

const elsewhere = async (number: string, as = 'gerda') => (await site.card(as, number)).answer.elders

describe('what stands free nearby', () => {
  it('is shown with since when it is there, and that it had to be back', async () => {
    const { number, near, here } = await submitNear()
    await stand(near, { no: 'HELM', quantity: 8, back: '2026-11-10' })
    await stand(here, { no: 'BEZEM', quantity: 4 })
    expect(await elsewhere(number)).toEqual([
      {
        regelNummer: 3,
        soort: 'voorraad',
        materieellocatie: near,
        locatieOmschrijving: 'Blok C',
        aantal: 8,
        sinds: '2026-10-01',
        terugOp: '2026-11-10',
        stukken: [{ materieelNummer: '', aantal: 3 }],
      },
    ])
    await grantLocation(site.portal, { userName: 'gerda', locationNo: here, role: 'site_manager' })
    // From where it is asked for nothing has to be moved.
    expect((await elsewhere(number))[0]).toMatchObject({
      regelNummer: 2,
      materieellocatie: here,
      aantal: 4,
      stukken: [],
    })
  })

  it('counts nothing that is on an order to leave or on a removal list, and less than one piece is nothing', async () => {
    const { number, near, person } = await submitNear()
    await stand(near, { no: 'HELM', quantity: 8, leaving: 3 })
    await putAway(person.userName, near, { no: 'HELM', quantity: 5 })
    await stand(near, { no: 'BEZEM', quantity: 2, leaving: 2 })
    expect((await elsewhere(number)).map(({ soort, regelNummer, aantal }) => [soort, regelNummer, aantal])).toEqual([
      ['afvoerlijst', 3, 5],
    ])
  })

  it('names as many pieces as are asked for, those that are due first', async () => {
    const { number, near } = await submitNear()
    await stand(near, { kind: 'Materieel', no: 'MOLEN', plantNo: 'M-1', quantity: 1 })
    await stand(near, { kind: 'Materieel', no: 'MOLEN', plantNo: 'M-2', quantity: 1, back: '2026-11-10' })
    const [found] = await elsewhere(number)
    expect(found).toMatchObject({ aantal: 2, stukken: [{ materieelNummer: 'M-2', aantal: 1 }] })
  })

  it.each([
    ['has no role to move there', async (near: string) => void near, 'administration'],
    [
      'has other things on a removal list there',
      (near: string) => putAway('gerda', near, { no: 'BEZEM', quantity: 1 }),
      'foreman',
    ],
    [
      'may not use a blocked location',
      (near: string) => changePlaces(site.portal, sql`update erp_locations set blocked = true where no = ${near}`),
      'foreman',
    ],
  ])('cannot be moved with one tap by who %s', async (_, arrange, role) => {
    const { number, near } = await submitNear(role)
    await stand(near, { no: 'HELM', quantity: 8 })
    await arrange(near)
    const found = (await elsewhere(number)).find(({ soort, regelNummer }) => soort === 'voorraad' && regelNummer === 3)
    expect(found).toMatchObject({ aantal: 8, stukken: [] })
  })

  it('is shown of three places a line at most, and of none of another customer', async () => {
    const { number, near, here } = await submitNear()
    await stand(near, { no: 'HELM', quantity: 1 })
    for (const quantity of [2, 3, 4]) {
      const no = await buildLocation(site.portal)
      await changePlaces(
        site.portal,
        sql`update erp_locations set customer_no = (select customer_no from erp_locations where no = ${here}) where no = ${no}`,
      )
      await grantLocation(site.portal, { userName: 'gerda', locationNo: no, role: 'foreman' })
      await stand(no, { no: 'HELM', quantity })
    }
    const foreign = await buildLocation(site.portal, { customerNo: 'K-ander' })
    await grantLocation(site.portal, { userName: 'gerda', locationNo: foreign, role: 'foreman' })
    await stand(foreign, { no: 'HELM', quantity: 90 })
    expect((await elsewhere(number)).map(({ aantal }) => aantal).toSorted()).toEqual([2, 3, 4])
    expect(await elsewhere(number, 'hans')).toEqual([])
  })
})
