import { contract } from '@portal/contract/calls.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { buildPerson, buildPiece, buildStock } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal, type TestPortalOptions } from '../../../test/test-portal.ts'

const { stock } = contract
const closed = { status: 403, problem: { code: 'error.niet_toegankelijk' } }
let portal: TestPortal
afterEach(() => portal.close())

async function answersWith(settings: NonNullable<TestPortalOptions['settings']>) {
  portal = await startTestPortal({ settings })
  const { userName, locationNo } = await buildPerson(portal)
  const plantNo = await buildPiece(portal, { no: 'STUK-1', locationNo })
  await buildStock(portal, { locationNo, plantType: 'M100', plantNo })
  const as = { as: userName }
  const here = { gebruikerLogin: userName, materieellocatie: locationNo }
  return {
    everywhere: await portal.post(stock.getAllStock, { gebruikerLogin: userName }, as),
    piece: await portal.post(stock.findPiece, { gebruikerLogin: userName, zoekterm: plantNo }, as),
    here: await portal.post(stock.getStock, here, as),
  }
}

describe('a switch of a screen over all locations', () => {
  it('closes the stock of all locations, not that of one (R-SCR-SHELL-25, R-SET-32)', async () => {
    const found = await answersWith({ AppMaterieelvoorraad_AlleLocaties: false })
    expect(found).toMatchObject({ everywhere: closed, piece: { status: 200 }, here: { status: 200 } })
  })

  it('closes the search for a piece over all locations, and nothing else (R-SCR-SHELL-25, R-SET-32)', async () => {
    const found = await answersWith({ AppLocatie_ZoekenOverLocaties: false })
    expect(found).toMatchObject({ everywhere: { status: 200 }, piece: closed, here: { status: 200 } })
  })
})
