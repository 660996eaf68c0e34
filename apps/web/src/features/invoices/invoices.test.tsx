import { handOvers } from '@portal/contract/hand-overs.ts'
import type { Invoice, InvoiceLine } from '@portal/contract/invoice-records.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { withoutVat, withVat } from '@portal/domain/invoices/vat-amounts.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSettings } from '../../../test/order-portal.ts'
import { answer, freshPortal, logIn, openPage, refusal, uuid } from '../../../test/stand-in.tsx'

const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  documentNummer: 'VF26-00001',
  soort: 'Debit',
  boekingsDatum: '2026-11-01',
  vervalDatum: '2026-12-01',
  factuurAan: 'Bouwbedrijf',
  staat: 'te_betalen',
  toonPrijs: true,
  totaalPrijs: withoutVat(200),
  openstaandBedrag: withVat(242),
  betreft: null,
  tijdseenheden: 2,
  aanvoerOrder: 'AO26-1',
  afvoerOrder: '',
  huurPeriode: '01-10-26 t/m 14-10-26',
  stuksPrijs: withoutVat(100),
  aantalRegels: 2,
  regelsTeLang: 0,
  materieellocatie: '10001',
  locatieOmschrijving: 'Ruwbouw',
  ...change,
})
const line = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  documentNummer: 'VF26-00001',
  boekingsDatum: '2026-11-01',
  regelNummer: 10_000,
  betreft: 'Verhuur',
  omschrijving: 'Betonmolen',
  materieelSoort: 'MOLEN',
  materieelNummer: 'S1',
  aanvoerOrder: 'AO26-1',
  afvoerOrder: '',
  huurPeriode: '01-11-26 t/m 20-11-26',
  tijdseenheden: 2,
  tariefEenheid: 'WEEK',
  aantal: 1,
  stuksPrijs: withoutVat(100),
  totaalPrijs: withoutVat(200),
  bewakingspost: '05.32',
  teLang: null,
  ...change,
})
const serve = (items: readonly Invoice[], change: object = {}) =>
  answer(invoices.getInvoices, {
    toonPrijs: true,
    items: [...items],
    totaal: items.length,
    somTotaalPrijs: withoutVat(200),
    somOpenstaand: withVat(242),
    ...change,
  })
const serveLines = (...items: readonly InvoiceLine[]) =>
  answer(invoices.getInvoiceLines, { toonPrijs: true, items: [...items], totaal: items.length, volgende: null })
const heads = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('columnheader')
    .map((head) => head.textContent)

beforeEach(() => {
  freshPortal()
  logIn()
})

describe('the invoices of a location', () => {
  it('have the columns of the specification, each amount saying whether VAT is in it (R-ROUTE-43, R-ENT-26, R-ENT-36, R-SCR-INV-04)', async () => {
    serve([invoice(), invoice({ documentNummer: 'VC26-00001', soort: 'Credit', totaalPrijs: withoutVat(-30) })])
    await openPage('/facturen')
    expect(await heads('Facturen')).toEqual([
      'Nummer',
      'Betaling',
      'Boekingsdatum',
      'Betreft',
      'Tijdseenheden',
      'Aanvoerorder',
      'Afvoerorder',
      'Totaal zonder btw',
      'Openstaand met btw',
    ])
    const row = screen.getByText('VF26-00001').closest('tr')
    expect(row?.textContent).toContain('verschillend')
    // Below the number and below what it regards, so that the amounts are in view.
    expect(row?.textContent).toContain('VF26-00001Factuur · Bouwbedrijf')
    expect(row?.textContent).toContain('01-10-26 t/m 14-10-26')
    const sums = screen.getByLabelText('Bedragen van alles in de lijst').textContent?.replaceAll('\u00a0', ' ')
    expect(sums).toBe('Samen, zonder btw€ 200,00Nog te betalen, met btw€ 242,00')
    const credit = screen.getByText('VC26-00001').closest('tr')?.textContent?.replaceAll('\u00a0', ' ')
    expect(credit).toContain('VC26-00001Creditnota')
    expect(credit).toContain('€ -30,00')
    expect(credit).toContain('Te verrekenen')
    expect(credit).not.toContain('Te betalen')
  })

  it('show no money at all to who may not see prices (R-VAL-15)', async () => {
    const hidden = { toonPrijs: false, totaalPrijs: withoutVat(0), openstaandBedrag: withVat(0) }
    serve([invoice(hidden)], { toonPrijs: false })
    await openPage('/facturen')
    expect((await heads('Facturen')).filter((head) => head?.includes('btw'))).toEqual([])
    expect(screen.queryByLabelText('Bedragen van alles in de lijst')).toBeNull()
  })

  it('say when there are none', async () => {
    serve([])
    await openPage('/facturen')
    expect(await screen.findByText('Er zijn geen facturen voor deze locatie.')).toBeTruthy()
  })

  it('offer the way back when the filter leaves none', async () => {
    serve([])
    await openPage('/facturen?staat=betaald')
    expect(await screen.findByText('Geen factuur past bij wat u zoekt.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Alles tonen' }))
    expect(await screen.findByText('Er zijn geen facturen voor deze locatie.')).toBeTruthy()
  })

  it('ask the server for what the address says', async () => {
    const asked: object[] = []
    answer(invoices.getInvoices, (input) => {
      asked.push(input)
      return { toonPrijs: true, items: [], totaal: 0, somTotaalPrijs: withoutVat(0), somOpenstaand: withVat(0) }
    })
    await openPage('/facturen?staat=vervallen&soort=Debit&van=2026-01-01&teLang=true&sorteer=-totaalPrijs&pagina=2')
    await screen.findByText('Geen factuur past bij wat u zoekt.')
    expect(asked.at(-1)).toMatchObject({
      materieellocatie: '10001',
      staat: 'vervallen',
      soort: 'Debit',
      van: '2026-01-01',
      tot: null,
      alleenTeLang: true,
      sorteer: 'totaalPrijs',
      aflopend: true,
      pagina: 2,
    })
  })

  it('have their filters in one line, with how many leave something out', async () => {
    serve([invoice()])
    await openPage('/facturen?staat=vervallen&soort=Debit')
    const summary = await screen.findByText('Filters (2)')
    expect(summary.closest('details')?.open).toBe(false)
    await userEvent.click(summary)
    expect(screen.getByLabelText<HTMLSelectElement>('Betaling').value).toBe('vervallen')
  })

  it('are exported where the company switched that on (R-SCR-INV-01)', async () => {
    serve([invoice()])
    await openPage('/facturen')
    expect(await screen.findByRole('button', { name: 'Exporteren' })).toBeTruthy()
  })

  it('are not exported where it is switched off (R-SCR-INV-01)', async () => {
    serveSettings({ AppMaterieelFacturen_ExportExcel: false })
    serve([invoice()])
    await openPage('/facturen')
    await screen.findByText('VF26-00001')
    expect(screen.queryByRole('button', { name: 'Exporteren' })).toBeNull()
  })
})

describe('one invoice', () => {
  it('shows its lines, and the PDF on request (R-SCR-INV-02, R-SCR-INV-03)', async () => {
    serve([invoice()])
    serveLines(line(), line({ regelNummer: 20_000, omschrijving: 'Transport' }))
    answer(invoices.downloadInvoice, () => refusal(504, 'error.timeout_backoffice'))
    await openPage('/facturen')
    await userEvent.click(await screen.findByText('VF26-00001'))
    const dialog = await screen.findByRole('dialog', { name: 'Factuur VF26-00001' })
    expect(await within(dialog).findByText('Betonmolen')).toBeTruthy()
    expect(within(dialog).getByText('Transport')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'PDF openen' }))
    expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy()
  })
})

describe('a line that was charged too long', () => {
  it('shows how a piece came and how it left, and that a picture cannot be read', async () => {
    serve([invoice()])
    serveLines(line({ materieelNummer: 'M-1' }))
    const handed = { overdracht: uuid(1), opmerking: '', fotos: [] }
    answer(invoices.explainLine, {
      gebeurtenissen: [],
      documenten: [],
      overdracht: {
        aflevering: { ...handed, soort: 'aflevering', ondertekend: '2026-11-02T08:00:00.000Z', stand: 'in_orde' },
        ophalen: {
          ...handed,
          ...{
            soort: 'ophalen',
            ondertekend: '2026-11-20T15:00:00.000Z',
            stand: 'beschadigd',
            opmerking: 'Deuk in kap',
          },
          fotos: [
            { foto: uuid(3), kant: 'schade' },
            { foto: uuid(2), kant: 'voor' },
          ],
        },
      },
    })
    answer(handOvers.getPicture, ({ foto }) =>
      foto === uuid(2) ? { type: 'image/png', inhoud: 'AAAA' } : refusal(404, 'error.niet_gevonden'),
    )
    await openPage('/facturen?toon=regels')
    await userEvent.click(await screen.findByText('Betonmolen'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Uitleg bij deze regel' }))
    expect(await dialog.findByRole('heading', { name: 'Bij aflevering en bij ophalen' })).toBeTruthy()
    expect([
      dialog.getByText("Geen foto's"),
      dialog.getByText('Beschadigd'),
      dialog.getByText('Deuk in kap'),
    ]).toHaveLength(3)
    expect((await dialog.findByRole('img', { name: 'Voorkant' })).getAttribute('src')).toBe(
      'data:image/png;base64,AAAA',
    )
    expect(await dialog.findByText('Deze foto is nu niet te lezen.')).toBeTruthy()
    expect(dialog.getAllByText(/^(Voorkant|Schade)$/).map(({ textContent }) => textContent)).toEqual([
      'Voorkant',
      'Schade',
    ])
  })

  it('says since when, how long and how much, with the receipt and what happened', async () => {
    const teLang = { bonNummer: 'P-100001', stopDatum: '2026-11-15', dagen: 5, bedrag: withoutVat(50) }
    serve([invoice({ regelsTeLang: 1 })])
    serveLines(line({ teLang }))
    answer(invoices.explainLine, {
      gebeurtenissen: [
        { soort: 'geleverd', datum: '2026-01-05', nummer: 'AO26-1', orderSoort: 'Aanvoer', tekst: '' },
        { soort: 'afgemeld', datum: '2026-11-15', nummer: 'P-100001', orderSoort: null, tekst: '' },
      ],
      documenten: [],
      overdracht: { aflevering: null, ophalen: null },
    })
    await openPage('/facturen?toon=regels')
    expect(await screen.findByText('5 d te lang')).toBeTruthy()
    await userEvent.click(screen.getByText('Betonmolen'))
    const dialog = await screen.findByRole('dialog', { name: 'Uitleg bij deze regel' })
    const notice = await within(dialog).findByText('Te lang gerekend (5 d)')
    const words = notice.closest('div')?.textContent?.replaceAll('\u00a0', ' ')
    expect(words).toContain('U meldde dit af per zo 15-11-2026 met aanvraag P-100001.')
    expect(words).toContain('Dat is naar schatting € 50,00 zonder btw.')
    expect((await within(dialog).findByRole('link', { name: 'AO26-1' })).getAttribute('href')).toBe(
      '/orders/aanvoer/AO26-1',
    )
    expect(within(dialog).getByRole('button', { name: 'Afmeldbewijs' })).toBeTruthy()
  })
})
