import type { ProjectInvoice } from '@portal/contract/invoice-records.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { settings } from '@portal/contract/settings.ts'
import { withoutVat, withVat } from '@portal/domain/invoices/vat-amounts.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, buildLocation, freshPortal, logIn, openPage, refusal, sentTo } from '../../../../test/stand-in.tsx'

const post = (bewakingspost: string, euros: number) => ({ bewakingspost, bedrag: withoutVat(euros), aantalRegels: 2 })
const invoice = (change: Partial<ProjectInvoice> = {}): ProjectInvoice => ({
  documentNummer: 'VF26-00001',
  soort: 'Debit',
  boekingsDatum: '2026-11-01',
  staat: 'te_betalen',
  toonPrijs: true,
  totaalPrijs: withoutVat(150),
  openstaandBedrag: withVat(181.5),
  materieellocatie: '10001',
  locatieOmschrijving: 'Ruwbouw',
  posten: [post('05.32', 100), post('', 50)],
  ...change,
})
const serve = (items: readonly ProjectInvoice[], toonPrijs = true) =>
  answer(invoices.getProjectInvoices, {
    toonPrijs,
    projectNummer: 'P10001',
    items: [...items],
    totaal: items.length,
    posten: items.length === 0 ? [] : [post('05.32', toonPrijs ? 100 : 0), post('', toonPrijs ? 50 : 0)],
    somTotaalPrijs: withoutVat(150),
  })
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  freshPortal()
  logIn(buildLocation({ projectNummer: 'P10001' }))
  const none = { boolValues: [], intValues: [], stringValues: [], multiStrings: [], columnSettings: [], fileValues: [] }
  answer(settings.getSettings, { ...none, mogelijkheden: [...capabilities] })
  answer(invoices.getInvoicedProjects, { toonPrijs: true, items: [] })
})

describe('the invoices of a project', () => {
  it('show what each charges on which post, and the sums by post (R-ROUTE-25)', async () => {
    serve([invoice()])
    await openPage('/facturen-dura')
    expect(await screen.findByText(/Facturen van project P10001, per bewakingspost/)).toBeTruthy()
    const sums = screen.getByRole('region', { name: 'Per bewakingspost' })
    expect(plain(sums.textContent)).toContain('Post 05.32€ 100,002 regels')
    expect(plain(screen.getByText('VF26-00001').closest('tr')?.textContent)).toContain(
      '05.32 € 100,00 · Zonder bewakingspost € 50,00',
    )
  })

  it('show no money at all to who may not see prices (R-VAL-15)', async () => {
    serve([invoice({ toonPrijs: false })], false)
    await openPage('/facturen-dura')
    await screen.findByText('VF26-00001')
    expect(document.querySelector('main')?.textContent).not.toContain('€')
  })

  it('say when there are none', async () => {
    serve([])
    await openPage('/facturen-dura')
    expect(await screen.findByText('Er zijn geen facturen voor dit project.')).toBeTruthy()
  })

  it('say when there are none in the chosen days', async () => {
    serve([])
    await openPage('/facturen-dura?van=2026-01-01')
    expect(await screen.findByText('Geen factuur past bij wat u zoekt.')).toBeTruthy()
    expect(sentTo(invoices.getProjectInvoices).at(-1)?.input).toMatchObject({ van: '2026-01-01', tot: null })
  })
})

describe('the check of an invoice', () => {
  const open = async () => {
    serve([invoice()])
    await openPage('/facturen-dura')
    await userEvent.click(await screen.findByText('VF26-00001'))
    return within(await screen.findByRole('dialog', { name: 'Factuur VF26-00001' }))
  }

  it('names each thing that does not add up', async () => {
    answer(invoices.checkInvoice, {
      ...{ klopt: false, postenGecontroleerd: false, toonPrijs: true },
      punten: [
        { soort: 'zonder_post', regels: [10_000, 30_000], bewakingspost: '', bedrag: withoutVat(50) },
        { soort: 'ander_totaal', regels: [], bewakingspost: '', bedrag: withoutVat(-1) },
      ],
    })
    const dialog = await open()
    expect(plain((await dialog.findByText(/Op geen bewakingspost/)).textContent)).toBe(
      'Op geen bewakingspost geboekt: regels 1, 3. Het gaat om € 50,00 zonder btw.',
    )
    expect(dialog.getByText(/De regels zijn samen niet gelijk/)).toBeTruthy()
    expect(dialog.getByText(/kan nu niet worden nagegaan/)).toBeTruthy()
  })

  it('calls an invoice right only when the posts were asked', async () => {
    answer(invoices.checkInvoice, { klopt: true, postenGecontroleerd: true, toonPrijs: true, punten: [] })
    expect(await (await open()).findByText(/Deze factuur klopt\./)).toBeTruthy()
  })

  it('can be asked again when it failed', async () => {
    answer(invoices.checkInvoice, () => refusal(500, 'error.onverwachte_serverfout'))
    expect(await (await open()).findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy()
  })
})
