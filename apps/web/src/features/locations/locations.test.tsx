import { inspections } from '@portal/contract/inspections.ts'
import { locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { sets } from '@portal/contract/sets.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings, site, workAddress } from '../../../test/order-portal.ts'
import { buildRequestRow } from '../../../test/request-portal.ts'
import { answer, buildList, freshPortal, logIn, openPage, sentTo, uuid } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings()
  answer(locations.getAddresses, { items: [workAddress] })
  answer(requests.getRequests, { items: [buildRequestRow()] })
  answer(orders.getOpenOrders, { aanvoer: 2, afvoer: 1, naarVerplaatsing: 0, vanVerplaatsing: 4 })
  answer(orderList.getOrderLists, { lijsten: [buildList({ naam: 'Ruwbouw' })] })
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 1 })
})

const main = () => within(screen.getByRole('main'))
const tile = (name: RegExp) => main().queryByRole('link', { name })

describe('my location', () => {
  it('leads to the data of the location (R-SCR-HUB-10)', async () => {
    await openPage('/locatie')
    await main().findByText('P-100001')
    expect(tile(/^Locatiegegevens/)?.getAttribute('href')).toBe('/locatie-gegevens')
    expect(tile(/^Materieel bestellen/)?.getAttribute('href')).toBe('/materieel')
    expect(tile(/^Aanvragen/)?.getAttribute('href')).toBe('/aanvragen')
  })

  it('leads to the sets where there are any (R-SCR-HUB-20)', async () => {
    answer(sets.setsExist, { bestaat: true })
    await openPage('/locatie')
    const found = await main().findByRole('link', { name: /^Sets ?Samen bestellen$/ })
    expect(found.getAttribute('href')).toBe('/sets')
  })

  it('does not lead to sets where there are none', async () => {
    answer(sets.setsExist, { bestaat: false })
    await openPage('/locatie')
    await main().findByText('P-100001')
    await vi.waitFor(() => expect(sentTo(sets.setsExist)).toHaveLength(1))
    expect(main().queryByRole('link', { name: /^Sets/ })).toBeNull()
  })

  it.each([
    ['/orders/aanvoer', 'Aanvoerorders', '2 orders nog uit te voeren', 'R-SCR-HUB-01'],
    ['/orders/afvoer', 'Afvoerorders', '1 order nog uit te voeren', 'R-SCR-HUB-02'],
    ['/orders/naar-verplaatsing', 'Verplaatsingen naar deze locatie', 'Alles is uitgevoerd', 'R-SCR-HUB-03'],
    ['/orders/van-verplaatsing', 'Verplaatsingen vanaf deze locatie', '4 orders nog uit te voeren', 'R-SCR-HUB-04'],
    ['/facturen', 'Facturen', 'Wat is berekend en of het is betaald', 'R-SCR-HUB-06'],
    ['/exitorders', 'Exitorders', 'Verkocht, vermist of gesloopt', 'R-SCR-HUB-08'],
    [
      '/transport-aanvraag/gegevens',
      'Transport aanvragen',
      'Iets laten vervoeren naar een andere locatie',
      'R-SCR-HUB-15',
    ],
  ])('leads to %s as %s, %s (%s)', async (...[path, name, hint]) => {
    await openPage('/locatie')
    await main().findByText('P-100001')
    const found = await main().findByRole('link', { name: new RegExp(`^${name} ?${hint}$`) })
    expect(found.getAttribute('href')).toBe(path)
  })

  it.each([
    [{}, 'safe'],
    [{ LocatieIndicator_Warning: 3 }, 'warning'],
    [{ LocatieIndicator_Danger: 3 }, 'danger'],
    [{ LocatieIndicator_Danger: 3, LocatieIndicator_Safe: 3 }, 'safe'],
  ])(
    'marks what must be inspected by the thresholds %o (R-SCR-HUB-11, R-SET-17, R-SET-18, R-SET-19)',
    async (thresholds, indicator) => {
      serveSettings(thresholds)
      answer(inspections.getInspectionStanding, { dringend: 2, binnenkort: 1 })
      await openPage('/locatie')
      const hint = await main().findByText('3 keuringen vragen aandacht')
      expect(tile(/^Keuringen/)?.getAttribute('href')).toBe('/materieelkeuringen')
      expect(hint.dataset.indicator).toBe(indicator)
    },
  )

  it('leaves out what is switched off', async () => {
    serveSettings({ AppMaterieelaanvragen_Actief: false, AppCatalogus_Actief: false })
    await openPage('/locatie')
    await main().findByText('Ruwbouw')
    expect(tile(/^Aanvragen/)).toBeNull()
    expect(tile(/^Materieel bestellen/)).toBeNull()
    expect(main().queryByText('Laatste aanvragen')).toBeNull()
  })

  it('shows the open lists of this location only', async () => {
    const elsewhere = buildList({ id: uuid(901), naam: 'Elders', materieelLocatieNr: '10002' })
    const empty = buildList({ id: uuid(902), naam: 'Leeg', aantalRegels: 0 })
    answer(orderList.getOrderLists, { lijsten: [buildList({ naam: 'Ruwbouw' }), elsewhere, empty] })
    await openPage('/locatie')
    expect(await main().findByText('Ruwbouw')).toBeTruthy()
    expect(main().queryByText('Elders')).toBeNull()
    expect(main().queryByText('Leeg')).toBeNull()
  })

  it.each([
    [{}, '10001 · Westerdijk 202, 3431 MD Nieuwegein'],
    [{ postcode: '', plaats: '' }, '10001 · Westerdijk 202'],
    [{ adres: '', postcode: '' }, '10001 · Nieuwegein'],
  ])('says where it is, as far as that is known: %o', async (part, intro) => {
    logIn({ ...site, ...part })
    await openPage('/locatie')
    expect(await main().findByText(intro)).toBeTruthy()
  })

  it('asks for a location when none is chosen (R-SCR-SHELL-23)', async () => {
    freshPortal()
    logIn(null)
    await openPage('/locatie')
    expect(await screen.findByText('Kies eerst een locatie.')).toBeTruthy()
  })

  it('says that it is blocked (R-RULE-07)', async () => {
    logIn({ ...site, geblokeerd: true, bestelbaar: false })
    await openPage('/locatie')
    expect(await main().findByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(tile(/^Materieel bestellen/)).toBeNull()
  })

  it('offers the read-only role everything to view and nothing to change (R-ROLE-30)', async () => {
    logIn({ ...site, rol: 'administration' })
    await openPage('/locatie')
    expect(await main().findByText('U kunt alles van deze locatie bekijken, maar niets wijzigen.')).toBeTruthy()
    expect(tile(/^Materieel bestellen/)).toBeNull()
    expect(tile(/^Catalogus/)).toBeTruthy()
    expect(tile(/^Aanvragen/)).toBeTruthy()
  })
})

describe('the data of the location', () => {
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

  it('has number, name, address, contact, role and work addresses (R-SCR-HUB-10)', async () => {
    await openPage('/locatie-gegevens')
    expect(await screen.findByText('Poort 2')).toBeTruthy()
    expect(fact('Locatienummer')).toBe('10001')
    expect(fact('Adres')).toBe('Westerdijk 202, 3431 MD Nieuwegein')
    expect(fact('Contactpersoon')).toBe('Ayse Peters')
    expect(fact('Uw rol')).toBe('Uitvoerder')
    expect(fact('Zo bestelt u')).toBe('Direct, zonder goedkeuring')
    expect(screen.getByRole('link', { name: '06 40652657' }).getAttribute('href')).toBe('tel:0640652657')
  })

  it('says that another role than site manager orders after approval (R-ROLE-32)', async () => {
    logIn({ ...site, rol: 'foreman', goedkeuringNodig: true })
    await openPage('/locatie-gegevens')
    await screen.findByText('Poort 2')
    expect(fact('Zo bestelt u')).toBe('Na goedkeuring')
  })
})
