import { readFile } from 'node:fs/promises'
import { ordering } from '@portal/contract/ordering.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUser } from '../../../../test/builders.ts'
import { type OrderingSite, startOrderingSite } from '../../../../test/ordering-site.ts'
import { sql } from '../../../platform/db/query.ts'

let site: OrderingSite
beforeAll(async () => {
  site = await startOrderingSite()
  await buildUser(site.portal, { userName: 'gerda' })
})
afterAll(() => site.close())

it('a submission that an earlier version kept is read as one of today (R-ENT-15)', async () => {
  const { person, input } = await site.orderer({ role: 'foreman', approvers: ['gerda'] })
  const { answer } = await site.portal.post(ordering.saveForApproval, input, { as: person.userName })
  const asked = { bestellijstID: input.bestellijstId }
  const now = await site.portal.post(ordering.getSavedRequest, asked, { as: person.userName })
  const former = {
    leverDatum: '2026-12-01',
    retourDatum: '2026-12-15',
    transportmiddel: 'Vrachtwagen',
    ophalen: false,
    bestemming: null,
    bestemmingadres: '',
    adrescode: '',
    werkadres: 'Kade 12',
    adres: 'Kade 12',
    postcode: '3011 AA',
    plaats: 'Rotterdam',
    contactpersoon: 'Jan de Boer',
    telefoonnummer: '06 12345678',
    referentie: 'Begane grond',
    opmerking: 'Bellen bij aankomst',
    spoed: false,
    prefilled: true,
    language: 'nl-NL',
    emailOnderwerp: '',
    emailTekst: '',
  }
  const migration = new URL('../../../platform/db/migrations/0032_name-forms-as-drafts.sql', import.meta.url)
  const renames = await readFile(migration, 'utf8')
  const write = async (form: object) => {
    await site.portal.db.execute(sql`
      update saved_requests set form = ${JSON.stringify(form)}::jsonb where no = ${answer.savedAanvraagNummer}`)
    await site.portal.db.execute(sql.raw(renames))
  }
  await write(former)
  const read = await site.portal.post(ordering.getSavedRequest, asked, { as: person.userName })
  expect(read.answer).toEqual(now.answer)
  await write({ ...former, ophalen: true, bestemming: { nummer: 'D1' }, bestemmingadres: 'D1' })
  const pickup = await site.portal.post(ordering.getSavedRequest, asked, { as: person.userName })
  expect(pickup.answer).toMatchObject({ collect: true, materieelDepotNr: 'D1', depotAdressCode: 'D1' })
})
