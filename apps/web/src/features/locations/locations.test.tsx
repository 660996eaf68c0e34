import { agenda } from '@portal/contract/agenda.ts'
import { inspections } from '@portal/contract/inspections.ts'
import { locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { orders } from '@portal/contract/orders.ts'
import { sets } from '@portal/contract/sets.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings, site, workAddress } from '../../../test/order-portal.ts'
import { buildEntry, buildToday } from '../../../test/site-day.ts'
import { answer, buildList, freshPortal, logIn, openPage, sentTo } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings()
  answer(locations.getAddresses, { items: [workAddress] })
  answer(agenda.getToday, buildToday())
  answer(orders.getOpenOrders, { aanvoer: 2, afvoer: 1, naarVerplaatsing: 0, vanVerplaatsing: 4 })
  answer(orderList.getOrderLists, { lijsten: [buildList({ naam: 'Ruwbouw' })] })
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 1 })
})

/** The name of a thing in its own row; the strip of the week names it too. */
const ofRow = { selector: 'strong' }
const main = () => within(screen.getByRole('main'))
const tile = (name: RegExp) => main().queryByRole('link', { name })

describe('my location', () => {
  it('leads to the data of the location (R-SCR-HUB-10)', async () => {
    await openPage('/locatie')
    await main().findByText('Minigraver 1,8 t + 3', ofRow)
    expect(tile(/^Locatiegegevens/)?.getAttribute('href')).toBe('/locatie-gegevens')
    expect(tile(/^Bestellen$/)?.getAttribute('href')).toBe('/materieel')
    expect(tile(/^Aanvragen/)?.getAttribute('href')).toBe('/aanvragen')
  })

  it('leads to the sets where there are any (R-SCR-HUB-20)', async () => {
    answer(sets.setsExist, { bestaat: true })
    await openPage('/locatie')
    const found = await main().findByRole('link', { name: /^Sets$/ })
    expect(found.getAttribute('href')).toBe('/sets')
  })

  it('does not lead to sets where there are none', async () => {
    answer(sets.setsExist, { bestaat: false })
    await openPage('/locatie')
    await main().findByText('Minigraver 1,8 t + 3', ofRow)
    await vi.waitFor(() => expect(sentTo(sets.setsExist)).not.toHaveLength(0))
    expect(main().queryByRole('link', { name: /^Sets/ })).toBeNull()
  })

  it.each([
    ['/orders/aanvoer', 'Aanvoerorders', '2 orders nog uit te voeren', 'R-SCR-HUB-01'],
    ['/orders/afvoer', 'Afvoerorders', '1 order nog uit te voeren', 'R-SCR-HUB-02'],
    ['/orders/naar-verplaatsing', 'Verplaatsingen naar deze locatie', 'Alles is uitgevoerd', 'R-SCR-HUB-03'],
    ['/orders/van-verplaatsing', 'Verplaatsingen vanaf deze locatie', '4 orders nog uit te voeren', 'R-SCR-HUB-04'],
    ['/facturen', 'Facturen', '', 'R-SCR-HUB-06'],
    ['/rapportages', 'Rapportages', '', 'R-SCR-HUB-09'],
    ['/Materieel-Zoeken-Locaties', 'Stuk zoeken', '', 'R-SCR-HUB-21'],
    ['/exitorders', 'Exitorders', '', 'R-SCR-HUB-08'],
    ['/transport-aanvraag/gegevens', 'Transport aanvragen', '', 'R-SCR-HUB-15'],
  ])('leads to %s as %s, %s (%s)', async (...[path, name, hint]) => {
    await openPage('/locatie')
    await main().findByText('Minigraver 1,8 t + 3', ofRow)
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
      expect(tile(/^Keuringen/)?.getAttribute('href')).toBe('/materieelkeuringen?aandacht=true')
      expect(hint.dataset.indicator).toBe(indicator)
    },
  )

  it('offers the exports that exist, each where its rows are (R-SCR-HUB-07)', async () => {
    serveSettings({ AppMaterieelFacturen_ExportExcel: false, AppKlachten_Actief: false })
    await openPage('/locatie')
    await userEvent.click(await main().findByRole('button', { name: 'Exporteren' }))
    const offered = within(main().getByRole('group', { name: 'Exporteren' })).getAllByRole('link')
    expect(offered.map((link) => link.getAttribute('href'))).toEqual([
      '/rapportages',
      '/aanvragen',
      '/orders/aanvoer',
      '/orders/afvoer',
      '/orders/naar-verplaatsing',
      '/orders/van-verplaatsing',
      '/materieelvoorraad',
      '/materieelkeuringen',
      '/exitorders',
    ])
  })

  it('leaves out what is switched off', async () => {
    serveSettings({ AppMaterieelaanvragen_Actief: false, AppCatalogus_Actief: false })
    await openPage('/locatie')
    await main().findByText('Minigraver 1,8 t + 3', ofRow)
    expect(tile(/^Aanvragen/)).toBeNull()
    expect(tile(/^Bestellen$/)).toBeNull()
    expect(tile(/^Catalogus/)).toBeNull()
  })

  it('begins with the day: what is late, today and after it, each by name with how far it is', async () => {
    const regels = [
      buildEntry({
        nummer: 'OA26-0',
        dag: '2026-06-12',
        dagenTeLaat: 3,
        aantal: 40,
        anderen: 0,
        omschrijving: 'Bouwhek',
      }),
      buildEntry(),
      buildEntry({
        nummer: 'OV26-1',
        aanvraagnummer: 'P-100007',
        soort: 'verplaatsing',
        ordersoort: 'Overige_verplaatsingen',
        richting: 'van',
        dag: '2026-06-16',
      }),
      buildEntry({
        soort: 'keuring',
        bron: 'keuring',
        nummer: 'S1',
        ordersoort: null,
        richting: null,
        dag: '2026-06-17',
        stand: 'verwacht',
      }),
      buildEntry({
        soort: 'keuring',
        bron: 'keuring',
        nummer: 'S2',
        ordersoort: null,
        richting: null,
        dag: '2026-06-17',
        stand: 'verwacht',
      }),
    ]
    answer(agenda.getToday, buildToday({ regels }))
    await openPage('/locatie')
    expect(await main().findByRole('heading', { level: 1, name: 'Maandag 15 juni' })).toBeTruthy()
    await main().findByText('40 × Bouwhek')
    const week = within(main().getByRole('region', { name: 'Komende week' }))
    const rows = week.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual([
      '3 dagen te laatvr 12 jun40 × BouwhekLevering · Blok B · OA26-0Wordt klaargezet',
      'Vandaagma 15 junMinigraver 1,8 t + 3Levering · Blok B · OA26-1Wordt klaargezet',
      'MorgenMinigraver 1,8 t + 3Verplaatsing · hiervandaan · Blok B · P-100007Wordt klaargezet',
      'wo 17 jun2 keuringen',
      ...['ma 15 junMinigraver 1,8 t + 3', 'di 16 junMinigraver 1,8 t + 3', 'wo 17 jun2 keuringen'],
      ...['do 18 jun', 'vr 19 jun', 'za 20 jun', 'zo 21 jun'],
    ])
    expect(week.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/agenda',
      '/orders/aanvoer/OA26-0',
      '/orders/aanvoer/OA26-1',
      '/orders/van-verplaatsing/OV26-1',
      '/materieelkeuringen?toon=week',
      ...[15, 16, 17, 18, 19, 20, 21].map((day) => `/agenda?week=2026-06-${day}`),
    ])
  })

  it('has five figures, each leading to its rows', async () => {
    await openPage('/locatie')
    const list = within(await main().findByRole('list', { name: 'Deze locatie in cijfers' }))
    const told = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(told).toEqual([
      ['128stuks op deze locatie46 soorten', '/materieelvoorraad?toon=hier'],
      ['€\u00a04.812,00huur per week, geschat', '/materieelvoorraad?toon=huur'],
      ['3te laat retourlangste 12 dagen', '/materieelvoorraad?toon=telaat'],
      ['6keuringen in 7 dagen2 verlopen', '/materieelkeuringen?toon=week'],
      ['5open aanvragen', '/aanvragen?toon=open'],
    ])
  })

  it('has no figure of rent for who may not see it, and none of what is switched off (R-PRICE-01)', async () => {
    const stock = { stuks: 1, soorten: 1, teLaatRetour: 0, langstTeLaat: 0, huurPerWeek: null }
    answer(agenda.getToday, buildToday({ cijfers: { stock, keuringen: null, openAanvragen: null } }))
    await openPage('/locatie')
    const list = within(await main().findByRole('list', { name: 'Deze locatie in cijfers' }))
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '1stuks op deze locatie1 soort',
      '0te laat retour',
    ])
  })

  it('lists what waits, with the way to each', async () => {
    const thing = { nummer: '', naam: '', aantal: 1, reden: '' }
    answer(
      agenda.getToday,
      buildToday({
        wacht: [
          { ...thing, soort: 'goedkeuren', aantal: 2 },
          { ...thing, soort: 'geweigerd', nummer: 'P-100009', naam: 'Lichtmast', reden: 'Vol gepland' },
          { ...thing, soort: 'bestellijst', nummer: buildList().id, naam: 'Blok B dak', aantal: 5 },
          { ...thing, soort: 'ingediend', nummer: buildList().id, naam: 'Ruwbouw' },
          { ...thing, soort: 'retour', aantal: 3 },
          { ...thing, soort: 'keuring', aantal: 2 },
          { ...thing, soort: 'afvoerlijst' },
        ],
      }),
    )
    await openPage('/locatie')
    await main().findByText('Blok B dak', { exact: false })
    const waiting = within(main().getByRole('region', { name: 'Wacht op u' }))
    expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 lijsten wachten op uw besluitBeslissen', '/goed-te-keuren-aanvragen'],
      ['Geweigerd: LichtmastVol geplandBekijken', '/aanvragen/P-100009'],
      ['Bestellijst “Blok B dak”5 regels, nog niet besteldBestellen', '/bestellijst'],
      ['Uw bestellijst wacht op goedkeuringRuwbouwBekijken', '/bestellijst'],
      ['3 regels zijn te laat retourTonen', '/materieelvoorraad?toon=telaat'],
      ['2 keuringen zijn verlopenTonen', '/materieelkeuringen?toon=verlopen'],
      ['Uw afvoerlijst1 regel, nog niet aangevraagdAfvoeren', '/afvoerlijst'],
    ])
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
    expect(tile(/^Bestellen$/)).toBeNull()
  })

  it('offers the read-only role everything to view and nothing to change (R-ROLE-30)', async () => {
    logIn({ ...site, rol: 'administration' })
    await openPage('/locatie')
    expect(await main().findByText('U kunt alles van deze locatie bekijken, maar niets wijzigen.')).toBeTruthy()
    expect(tile(/^Bestellen$/)).toBeNull()
    expect(tile(/^Catalogus/)).toBeTruthy()
    expect(tile(/^Aanvragen/)).toBeTruthy()
  })
})
