import { settings } from '@portal/contract/settings.ts'
import { type ProjectItem, type StockOfProject, stock } from '@portal/contract/stock.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, buildLocation, freshPortal, logIn, openPage, refusal } from '../../../../test/stand-in.tsx'
import { router } from '../../../app/routes.tsx'

const item = (change: Partial<ProjectItem> = {}): ProjectItem => ({
  ...{ materieelSoort: 'GRAVER', materieelNummer: 'GV-1', type: 'Materieel', omschrijving: 'Minigraver' },
  ...{ eenheid: 'stuk', huidig: 1, keuringsNummer: '', serienummer: '', keuringsDatum: null },
  ...{ keuringsWaarschuwing: null, goedgekeurd: true, afbeelding: null, materieellocatie: '10001' },
  ...{ locatieOmschrijving: 'Ruwbouw', bewakingspost: '05.32', inAanvoer: 0, inAfvoer: 0, saleType: 'Verhuur' },
  ...{ verwachteRetourDatum: null, toonPrijs: true, huurPrijsWeek: 360 },
  ...change,
})
const kind = (change: Partial<StockOfProject> = {}): StockOfProject => ({
  ...{ projectNummer: 'P10001', bewakingspost: '05.32', materieellocatie: '10001', aantalLocaties: 2 },
  ...{ materieelSoort: 'GRAVER', type: 'Materieel', omschrijving: 'Minigraver', eenheid: 'stuk', huidig: 3 },
  ...{ stuks: 3, inAanvoer: 0, inAfvoer: 0, saleType: 'Verhuur', afbeelding: null },
  ...change,
})
const serve = (...items: ProjectItem[]) => answer(stock.getProjectStock, { projectNummer: 'P10001', items })
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  freshPortal()
  logIn(buildLocation({ projectNummer: 'P10001' }))
  const none = { boolValues: [], intValues: [], stringValues: [], multiStrings: [], columnSettings: [], fileValues: [] }
  answer(settings.getSettings, { ...none, mogelijkheden: [...capabilities] })
})

describe('the stock of a project', () => {
  it('shows post and place of each thing, and what each post costs a week (R-ROUTE-25)', async () => {
    serve(item(), item({ materieelNummer: 'GV-2', bewakingspost: '', materieellocatie: '10002', huurPrijsWeek: 100 }))
    await openPage('/materieelvoorraad-dura')
    const sums = await screen.findByRole('region', { name: 'Per bewakingspost' })
    expect(plain(sums.textContent)).toContain('Post 05.32ca. € 360,00 per week1 regel')
    expect(plain(sums.textContent)).toContain('Zonder bewakingspostca. € 100,00 per week1 regel')
    const table = screen.getByRole('table', { name: 'Voorraad van project P10001' })
    expect(table.textContent).toContain('10002 Ruwbouw')
  })

  it('shows no money at all to who may not see prices (R-VAL-15)', async () => {
    serve(item({ toonPrijs: false, huurPrijsWeek: 0 }))
    await openPage('/materieelvoorraad-dura')
    await screen.findByRole('table')
    expect(document.querySelector('main')?.textContent).not.toContain('€')
  })

  it('says when nothing stands there', async () => {
    serve()
    await openPage('/materieelvoorraad-dura')
    expect(await screen.findByText('Er staat geen materieel op deze locatie.')).toBeTruthy()
  })

  it('can be asked again when it failed', async () => {
    answer(stock.getProjectStock, () => refusal(500, 'error.onverwachte_serverfout'))
    await openPage('/materieelvoorraad-dura')
    expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy()
  })
})

describe('the stock of all projects', () => {
  it('leads from a kind on a post to the project where it stands (R-ROUTE-25)', async () => {
    answer(stock.getAllProjectStock, { items: [kind(), kind({ projectNummer: '', bewakingspost: '' })], totaal: 2 })
    serve(item())
    await openPage('/allematerieelvoorraad-dura')
    const table = await screen.findByRole('table')
    expect(table.textContent).toContain('Geen project')
    await userEvent.click(screen.getAllByText('Minigraver')[0] as HTMLElement)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/materieelvoorraad-dura'))
  })

  it('says when nothing stands anywhere', async () => {
    answer(stock.getAllProjectStock, { items: [], totaal: 0 })
    await openPage('/allematerieelvoorraad-dura')
    expect(await screen.findByText('Er staat geen materieel op uw locaties.')).toBeTruthy()
  })
})
