import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { buildBill } from '../../../test/invoice-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { invoices } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const find = async ({ userName }: { readonly userName: string }, term: string, maximum = 5) =>
  (await portal.post(invoices.findInvoices, { gebruikerLogin: userName, term, maximum }, { as: userName })).answer.items

describe('an invoice by its number', () => {
  it('is found by the beginning of it, with or without its letters, at the own locations only', async () => {
    const eva = await buildPerson(portal)
    const other = await buildPerson(portal)
    await buildBill(portal, { no: 'VF-660011', locationNo: eva.locationNo })
    await buildBill(portal, { no: 'VF-660012', locationNo: other.locationNo })
    const numbers = async (term: string) => (await find(eva, term)).map(({ documentNummer }) => documentNummer)
    expect(await numbers('vf-6600')).toEqual(['VF-660011'])
    expect(await numbers('660011')).toEqual(['VF-660011'])
    expect(await numbers('660012')).toEqual([])
    expect(await numbers('%66')).toEqual([])
    expect(await find(eva, '660011')).toEqual([
      {
        documentNummer: 'VF-660011',
        soort: 'Debit',
        boekingsDatum: expect.any(String),
        materieellocatie: eva.locationNo,
        locatieOmschrijving: `Bouwplaats ${eva.locationNo}`,
      },
    ])
  })

  it('comes before those that go on after it, and no more than were asked for', async () => {
    const eva = await buildPerson(portal)
    for (const no of ['VF-7701', 'VF-77012', 'VF-77013']) await buildBill(portal, { no, locationNo: eva.locationNo })
    expect((await find(eva, 'VF-7701', 2)).map(({ documentNummer }) => documentNummer)[0]).toBe('VF-7701')
    expect(await find(eva, 'VF-7701', 2)).toHaveLength(2)
  })

  it('that names no location is that of the project, to its customer alone', async () => {
    const eva = await buildPerson(portal)
    const [place] = (
      await portal.db.execute<{ customer: string }>(
        sql`update erp_locations set project_no = 'PR-88' where no = ${eva.locationNo} returning customer_no as customer`,
      )
    ).rows
    const ofProject = { locationNo: '', projectNo: 'PR-88' }
    await buildBill(portal, { ...ofProject, no: 'VF-880011', billToNo: place?.customer ?? '' })
    await buildBill(portal, { ...ofProject, no: 'VF-880012', billToNo: 'ANDERS' })
    expect((await find(eva, '8800')).map(({ documentNummer }) => documentNummer)).toEqual(['VF-880011'])
  })
})
