import { type Document, documents } from '@portal/contract/documents.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { sync } from '@portal/contract/sync.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings } from '../../../test/order-portal.ts'
import { watchSaves } from '../../../test/saved-files.ts'
import { show } from '../../../test/show.tsx'
import { answer, buildItem, freshPortal, logIn, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'
import { ImageStrip } from '../../shared/documents/ImageStrip.tsx'

const paper = (documentNummer: number, part: Partial<Document> = {}): Document => ({
  documentNummer,
  naam: `Tekening ${documentNummer}.pdf`,
  mimeType: 'application/pdf',
  grootte: 123_456,
  datum: '2026-11-01',
  bron: 'Locatie',
  bronNummer: '10001',
  ...part,
})

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

beforeEach(() => {
  freshPortal()
  logIn()
  answer(orderList.getOrderLists, { lijsten: [] })
  answer(documents.getLocationDocuments, {
    items: [
      paper(1),
      paper(2, { naam: 'Afspraken.docx', mimeType: docx }),
      paper(3, { naam: 'Certificaat.pdf', bron: 'Keuring', bronNummer: 'MK-1' }),
      paper(4, { naam: 'Foto.png', mimeType: 'image/png' }),
    ],
  })
  answer(documents.downloadDocument, ({ documentNummer }) => ({
    adres: `/documenten/adres-${documentNummer}`,
    geldigTot: '2026-11-21T09:01:00.000Z',
    naam: 'x',
    mimeType: 'x',
    grootte: 1,
  }))
})

it('the documents of a location say how old they are', async () => {
  const age = { id: 'FactuurDocVerwijzingSync', updated: '2026-06-15T08:00:00.000Z', staleAfterSeconds: 7200 } as const
  answer(sync.getDataAges, { items: [age] })
  await openPage('/locatie-documenten')
  expect(await screen.findByText(/^Gegevens van 15-06-2026/)).toBeTruthy()
})

const openDocument = async (name: string) => {
  await openPage('/locatie-documenten')
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}

describe('the documents of a location', () => {
  it('are listed with what they belong to, and can be narrowed (R-ROUTE-36)', async () => {
    await openPage('/locatie-documenten?filter={"bron":["Keuring"]}')
    expect((await screen.findAllByRole('row')).map((row) => row.textContent)).toEqual([
      'NaamHoort bijNummerDatum',
      expect.stringMatching(/Certificaat\.pdf.*Keuring.*MK-1.*01-11-2026$/),
    ])
  })

  it('say their kind and size to who chooses these columns', async () => {
    const columns = ['naam', 'bron', 'bronNummer', 'soort', 'datum', 'grootte']
    await openPage(`/locatie-documenten?filter={"bron":["Keuring"]}&kolommen=${JSON.stringify(columns)}`)
    const rows = await screen.findAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Naam'),
      expect.stringMatching(/Certificaat\.pdf.*Keuring.*MK-1.*PDF.*01-11-2026.*123 kB/),
    ])
  })

  it('show a pdf in the page from an address asked for at that moment', async () => {
    const dialog = await openDocument('Tekening 1.pdf')
    const frame = await within(dialog).findByTitle('Voorbeeld van Tekening 1.pdf')
    expect(frame.getAttribute('src')).toBe('/documenten/adres-1')
    expect(sentTo(documents.downloadDocument)).toHaveLength(1)
  })

  it('show a picture, and offer to save what no browser shows', async () => {
    const dialog = await openDocument('Foto.png')
    expect((await within(dialog).findByRole('img')).getAttribute('src')).toBe('/documenten/adres-4')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }))
    await userEvent.click(screen.getByRole('button', { name: 'Afspraken.docx' }))
    expect(await screen.findByText(/kan hier niet worden getoond/)).toBeTruthy()
    const { saved, stop } = watchSaves()
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await vi.waitFor(() => expect(saved[0]?.address).toContain('/documenten/adres-2?opslaan=1'))
    expect(saved).toHaveLength(1)
    stop()
  })

  it('say that the back office is away, and try again', async () => {
    answer(documents.downloadDocument, () => refusal(504, 'error.timeout_backoffice'))
    const dialog = await openDocument('Tekening 1.pdf')
    expect(await within(dialog).findByText(/De backoffice reageert niet op tijd/)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Opnieuw proberen' }))
    await vi.waitFor(() => expect(sentTo(documents.downloadDocument)).toHaveLength(2))
  })

  it('say that there are none', async () => {
    answer(documents.getLocationDocuments, { items: [] })
    await openPage('/locatie-documenten')
    expect(await screen.findByText('Er zijn geen documenten voor deze locatie.')).toBeTruthy()
  })
})

describe('the documents of an item', () => {
  beforeEach(() => {
    answer(itemCalls.getItem, buildItem('MOLEN', { omschrijving: 'Betonmolen', afbeelding: '/afbeeldingen/1' }))
    answer(itemCalls.getIncludedItems, { items: [] })
    answer(itemCalls.getOrderTips, { items: [], aanbevolenAantal: null })
    answer(documents.getItemDocuments, { items: [paper(7, { naam: 'Handleiding.pdf', bron: 'Soort' })] })
  })

  it('stand on its page, and open there', async () => {
    await openPage('/details/MOLEN')
    const part = await screen.findByRole('region', { name: 'Documenten' })
    expect(part.textContent).toContain('PDF · zo 01-11-2026 · 123 kB')
    await userEvent.click(within(part).getByText('Handleiding.pdf'))
    expect(await screen.findByTitle('Voorbeeld van Handleiding.pdf')).toBeTruthy()
  })

  it('are not asked for where they are switched off', async () => {
    serveSettings({ AppDetails_Documenten: false })
    await openPage('/details/MOLEN')
    await userEvent.click(await screen.findByRole('button', { name: 'Betonmolen groot tonen' }))
    expect(await screen.findByRole('dialog', { name: 'Betonmolen' })).toBeTruthy()
    expect(sentTo(documents.getItemDocuments)).toHaveLength(0)
  })
})

describe('pictures', () => {
  it('show large, and the arrow keys go round', async () => {
    const images = [1, 2, 3].map((n) => ({ address: `/afbeeldingen/${n}`, name: `Foto ${n}` }))
    show(<ImageStrip images={images} />)
    await userEvent.click(screen.getByRole('button', { name: 'Foto 2 groot tonen' }))
    const shown = () => screen.getByRole('img').getAttribute('alt')
    expect(screen.getByRole('dialog', { name: 'Afbeelding 2 van 3' })).toBeTruthy()
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toBe('Foto 3')
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toBe('Foto 1')
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toBe('Foto 3')
  })
})
