import type { CallAnswer } from '@portal/contract/define.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { siteWalks, type WalkReportRow } from '@portal/contract/site-walks.ts'
import { stock } from '@portal/contract/stock.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSaves } from '../../../test/saved-files.ts'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  messages,
  openPage,
  refusal,
  router,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../test/stock-portal.ts'

const row = (materieelNummer: string, part: Partial<WalkReportRow> = {}): WalkReportRow => ({
  ...{ type: 'Materieel', materieelSoort: 'MOLEN', materieelNummer, code: '', omschrijving: 'Betonmolen' },
  ...{ eenheid: 'STUK', afbeelding: null, stand: 'gevonden', verwacht: 1, gezien: 1, elders: '', door: 'Eva' },
  ...{ dagenTeLaat: 0, keuringsDatum: null, keuringFout: false, dagenStil: 0, vorigeKeerOok: false },
  ...{ besluit: null, besluitDoor: '' },
  ...part,
})
const walk = {
  ...{ ronde: uuid(1), deel: '', begonnen: '2026-11-19T08:00:00.000Z', begonnenDoor: 'Eva' },
  ...{ afgesloten: '2026-11-19T09:00:00.000Z', afgeslotenDoor: 'Bob' },
  ...{ verwacht: 2, gezien: 1, ontbreekt: 1, extra: 0 },
}

function serve(items: WalkReportRow[], part: Partial<CallAnswer<typeof siteWalks.getWalkReport>> = {}): void {
  const place = { materieellocatie: '10001', locatieOmschrijving: 'De Waterlinie' }
  answer(siteWalks.getWalkReport, { ...walk, ...place, vorige: null, items, ...part })
}

const open = () => openPage(`/locatie/ronde/${uuid(1)}`)
const section = async (heading: string) => {
  const found = (await screen.findByRole('heading', { name: heading })).closest('section')
  if (found === null) throw new Error(`No section of ${heading}`)
  return within(found)
}
const decided = () => sentTo(siteWalks.decide).map(({ input }) => [input.dingen[0]?.materieelNummer, input.besluit])

beforeEach(() => {
  freshPortal()
  logIn()
  answer(stock.getStock, { items: [buildPlantItem({ materieelSoort: 'MOLEN', materieelNummer: 'M-001' })] })
  answer(siteWalks.decide, null)
  answer(removalList.addItems, { toegevoegd: 1, opgehoogd: 0, alAanwezig: 0, versie: 1 })
  answer(removalList.getRemovalList, { afvoerlijstItems: [], versie: 0 })
})

describe('what stands still in the report of a walk', () => {
  const tap = async (name: string) => {
    serve([row('M-001', { dagenStil: 40 })])
    await open()
    const rows = await section('Verdient aandacht')
    await userEvent.click(await rows.findByRole('button', { name: `${name}: Betonmolen M-001` }))
  }

  it('goes on the removal list with one tap', async () => {
    await tap('Op de afvoerlijst')
    await vi.waitFor(() => expect(decided()).toEqual([['M-001', 'afvoer']]))
    expect(sentTo(removalList.addItems)[0]?.input).toMatchObject({
      materieellocatie: '10001',
      items: [{ retourAantal: 1 }],
    })
    expect(shownPath()).toBe(`/locatie/ronde/${uuid(1)}`)
  })

  it('goes to the form of a move with one tap, on the removal list that it takes', async () => {
    await tap('Verplaatsen')
    await vi.waitFor(() => expect(shownPath()).toBe('/verplaatsen/gegevens'))
    expect(sentTo(removalList.addItems)).toHaveLength(1)
    await vi.waitFor(() => expect(decided()).toEqual([['M-001', 'verplaatsen']]))
  })

  it('is reported or called right with one tap each', async () => {
    await tap('Klopt zo')
    await vi.waitFor(() => expect(decided()).toEqual([['M-001', 'klopt']]))
    await userEvent.click(
      (await section('Verdient aandacht')).getByRole('button', { name: 'Melden: Betonmolen M-001' }),
    )
    await vi.waitFor(() => expect(shownPath()).toBe('/klachten-aanmaken'))
    expect(router.state.location.search).toMatchObject({ omschrijving: 'Bij de ronde gezien: Betonmolen M-001' })
  })

  it('has no way off the site where nothing of it is left to take away', async () => {
    answer(stock.getStock, {
      items: [buildPlantItem({ materieelSoort: 'MOLEN', materieelNummer: 'M-001', retourAantal: 0 })],
    })
    serve([row('M-001', { dagenStil: 40 })])
    await open()
    const rows = await section('Verdient aandacht')
    expect(rows.getByRole('button', { name: /^Klopt zo/ })).toBeTruthy()
    expect(rows.queryByRole('button', { name: /^(Verplaatsen|Op de afvoerlijst)/ })).toBeNull()
  })
})

describe('what was counted otherwise than the books say', () => {
  it('is reported with both figures', async () => {
    serve([row('', { materieelSoort: 'HEK', omschrijving: 'Bouwhek', stand: 'minder', verwacht: 20, gezien: 12 })])
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Melden: Bouwhek' }))
    await vi.waitFor(() => expect(shownPath()).toBe('/klachten-aanmaken'))
    expect(router.state.location.search).toMatchObject({
      ...{ over: 'stuk', nummer: 'HEK' },
      omschrijving: 'Bij de ronde geteld: Bouwhek, 12 in plaats van 20',
    })
  })
})

describe('the report of a walk at a location that takes nothing any more', () => {
  it('offers neither removal, move nor feedback', async () => {
    logIn(buildLocation({ state: 'Archived', bestelbaar: false }))
    serve([row('M-001', { dagenStil: 40 }), row('M-002', { stand: 'ontbreekt' })])
    await open()
    expect(
      (await section('Verdient aandacht')).queryByRole('button', { name: /afvoerlijst|Verplaatsen|Melden/ }),
    ).toBeNull()
    expect((await section('Vraagt een besluit')).queryByRole('button', { name: /Melden/ })).toBeNull()
  })
})

describe('the report of a walk as a file', () => {
  it('is a pdf by the portal, and says why where it makes none', async () => {
    serve([row('M-001')])
    answer(siteWalks.print, { naam: 'Rapport.pdf', inhoud: btoa('%PDF') })
    const saves = watchSaves()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'PDF opslaan' }))
    await vi.waitFor(() => expect(saves.saved).toEqual([{ address: 'blob:application/pdf', name: 'Rapport.pdf' }]))
    saves.stop()
    answer(siteWalks.print, () => refusal(409, 'upload.te_zwaar'))
    await userEvent.click(screen.getByRole('button', { name: 'PDF opslaan' }))
    await vi.waitFor(() => expect(messages()).toHaveLength(1))
  })

  it('is an Excel file with the site and the day in its name, and with what is late and what stands still', async () => {
    serve([row('M-001', { dagenTeLaat: 3 }), row('M-002', { dagenStil: 40 })])
    const saves = watchSaves()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Exporteren' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Exporteren naar CSV' }))
    await vi.waitFor(() => expect(saves.saved[0]?.name).toMatch(/^Rapport van een ronde 10001 .*\.csv$/))
    const words = await saves.files[0]?.text()
    expect(words).toMatch(/Dagen te laat;.*Dagen niet verplaatst/)
    saves.stop()
  })
})
