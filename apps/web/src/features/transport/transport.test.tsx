import { locations } from '@portal/contract/locations.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { settings } from '@portal/contract/settings.ts'
import { transport } from '@portal/contract/transport.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  buildPlace,
  buildReturn,
  chooseTarget,
  faultOf,
  goOn,
  leavingPortal,
  openStep,
  placesAnswer,
} from '../../../test/leaving-portal.ts'
import { eachOnMonday } from '../../../test/on-monday.ts'
import { comeBack, field, fill, placed, press, serveSettings, site } from '../../../test/order-portal.ts'
import { answer, openPage, refusal, router, sentTo, shownPath } from '../../../test/stand-in.tsx'
import { refreshCalls } from '../../lib/use-call.ts'
import { tellLocations } from '../../shared/location/location-store.ts'

eachOnMonday(() => leavingPortal({ settings: { TransportAanvraag_VoorwaardenVerplicht: false } }))

const day = 'Gewenste transportdatum'
const place = 'Transport aanvragen'
const open = () => openStep('/transport-aanvraag/gegevens')

/** Fills what a transport needs and goes to the second step. */
async function fillTransport(): Promise<void> {
  await open()
  fill(day, '22-6-2026')
  fill('Lading', 'Twee keten')
  await userEvent.selectOptions(field('Transportmiddel'), 'Vrachtwagen')
  await chooseTarget()
  await goOn()
}

describe('the details of a transport request', () => {
  it('that do not come keep the steps in their place, and come with another try', async () => {
    answer(locations.getLocationAddresses, () => refusal(400, 'error.niet_gereed'))
    await openPage('/transport-aanvraag/gegevens')
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    expect(screen.getByRole('heading', { level: 1, name: 'Transport aanvragen' })).toBeTruthy()
    expect(screen.getByText('Stap 1 van 2')).toBeTruthy()
    expect(screen.getByText('Foutnummer: R-1')).toBeTruthy()
    answer(locations.getLocationAddresses, placesAnswer([buildPlace('10001')]))
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: 'Volgende' })).toBeTruthy()
  })

  it('say beside them what a transport is for, until there is a list that could go along', async () => {
    leavingPortal({ items: [] })
    await open()
    const help = within(screen.getByRole('region', { name: 'Wanneer vraagt u transport?' }))
    const links = help.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Afvoerlijst', '/afvoerlijst'],
      ['Voorraad', '/materieelvoorraad'],
    ])
    cleanup()
    leavingPortal()
    await open()
    expect(screen.queryByText('Wanneer vraagt u transport?')).toBeNull()
  })

  it('offer loading and unloading by part of the day, without a preference at first (R-SCR-TRANSPORT-07, R-ENT-18)', async () => {
    await open()
    const options = ['Geen voorkeur', 'Eerste werkdag', 'In de ochtend', 'In de middag']
    for (const label of ['Laadtijd', 'Lostijd']) {
      expect(field(label).value).toBe('0')
      const names = within(field(label))
        .getAllByRole('option')
        .map((option) => option.textContent)
      expect(names).toEqual(options)
    }
  })

  it('take times of the clock, the end after the start (R-SCR-TRANSPORT-01, R-SCR-TRANSPORT-02)', async () => {
    await open()
    fill(/Laden vanaf/, '10:00')
    fill(/Laden tot/, '09:00')
    await press('Volgende')
    expect(faultOf('Laden tot')).toBeTruthy()
    fill(/Laden tot/, '11:00')
    fill(/Lossen vanaf/, '09:00')
    expect(faultOf('Lossen vanaf')).toBeTruthy()
    fill(/Lossen vanaf/, '13:00')
    expect(faultOf('Lossen vanaf')).toBeNull()
  })

  it('offer the lists of the firm for what loads and who loads (R-SCR-TRANSPORT-03, R-SCR-TRANSPORT-05)', async () => {
    const lists = { TransportAanvraag_Laadopties: ['Kraan', 'Heftruck'], TransportAanvraag_WieLaadt: ['Wij', 'U'] }
    leavingPortal({ settings: lists })
    await open()
    await userEvent.click(field('Heftruck'))
    await userEvent.selectOptions(field(/Wie laadt er/), 'Wij')
    expect(field('Heftruck').checked).toBe(true)
    expect(field(/Wie laadt er/).value).toBe('Wij')
  })

  it('show what the list no longer has, with its fault, until it is taken away', async () => {
    leavingPortal({ settings: { TransportAanvraag_Laadopties: ['Kraan', 'Ponton'] } })
    await open()
    await userEvent.click(field('Ponton'))
    act(() => serveSettings({ TransportAanvraag_Laadopties: ['Kraan', 'Heftruck'] }))
    await act(() => refreshCalls([settings.getSettings]))
    await screen.findByLabelText('Heftruck')
    expect(field('Ponton').checked).toBe(true)
    await press('Volgende')
    expect(faultOf('Laadmogelijkheden')?.textContent).toContain('Kies een waarde die in de lijst staat.')
    expect(screen.getByRole('group', { name: 'Laadmogelijkheden' }).textContent).toContain('Kies een waarde')
    await userEvent.click(field('Ponton'))
    expect(screen.queryByLabelText('Ponton')).toBeNull()
    expect(faultOf('Laadmogelijkheden')).toBeNull()
  })

  it('take free text where the firm has no list (R-SCR-TRANSPORT-03, R-SCR-TRANSPORT-05)', async () => {
    const lists = {
      TransportAanvraag_Laadopties: [],
      TransportAanvraag_WieLaadt: [],
      TransportAanvraag_Transportmiddelen: [],
    }
    leavingPortal({ settings: lists })
    await open()
    for (const label of [/Laadmogelijkheden/, /Wie laadt er/, /Transportmiddel/]) {
      expect(field(label).type).toBe('text')
      fill(label, 'Ponton')
      expect(field(label).value).toBe('Ponton')
    }
  })

  it('take over what is on the removal list as the load (R-SCR-TRANSPORT-04)', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Overnemen van de afvoerlijst (2 regels)' }))
    expect(field('Lading').value).toBe('1 × Artikel 1 (M1-1)\n3 × Artikel 2 (M2)')
  })

  it('take over nothing that stands at another location of a selected project', async () => {
    const inProject = { ...site, projectNummer: 'PR-1' }
    leavingPortal({ location: inProject, settings: { TransportAanvraag_VoorwaardenVerplicht: false } })
    const items = [buildReturn(1), buildReturn(2, { materieelLocatie: '10002' })]
    answer(removalList.getProjectRemovalList, { afvoerlijstItems: items, versie: 9 })
    tellLocations({ type: 'projectToggled' })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: /^Overnemen van de afvoerlijst/ }))
    expect(field('Lading').value).toBe('1 × Artikel 1 (M1-1)')
    expect(screen.queryByText('Artikel 2')).toBeNull()
  })

  it.each([
    [{ TransportAanvraag_Blokkeerdagen: 0 }, '15-06-2026', true],
    [{ TransportAanvraag_Blokkeerdagen: 1 }, '16-06-2026', false],
    [{ TransportAanvraag_Blokkeerdagen: 1 }, '17-06-2026', true],
    [{ TransportAanvraag_BlokkeerWeekenden: true }, '20-06-2026', false],
    [{ TransportAanvraag_BlokkeerWeekenden: false }, '20-06-2026', true],
    [{ TransportAanvraag_DagenInVerleden: 0 }, '12-06-2026', false],
    [{ TransportAanvraag_DagenInVerleden: 3 }, '12-06-2026', true],
  ])(
    'with %o: %s can be chosen: %s (R-DATE-10, R-DATE-11, R-DATE-12, R-SET-06, R-SET-10)',
    async (settings, date, allowed) => {
      leavingPortal({ settings })
      await open()
      fill(day, date)
      await press('Volgende')
      expect(faultOf(day) === null).toBe(allowed)
    },
  )
})

it('says of an own location that transport to it is not allowed (R-RULE-05)', async () => {
  const reden = 'transport.eigen_locatie' as const
  answer(locations.getLocationAddresses, ({ doel }) =>
    doel === 'van'
      ? placesAnswer([buildPlace('10001')])
      : placesAnswer([buildPlace('10002')], [{ nummer: '10004', omschrijving: 'Eigen werk', reden }]),
  )
  await open()
  await userEvent.click(await screen.findByText('1 locatie kunt u niet kiezen'))
  expect(screen.getByText('10004 Eigen werk')).toBeTruthy()
  expect(screen.getByText('Transport naar de eigen locatie is niet toegestaan.')).toBeTruthy()
  expect(screen.queryByRole('option', { name: /10004/ })).toBeNull()
})

describe('the transport wizard', () => {
  it('keeps every answer over its steps, a lost session included (R-WIZ-13, R-ENT-44)', async () => {
    await open()
    fill(day, '22-6-2026')
    fill('Lading', 'Twee keten')
    await userEvent.selectOptions(field('Transportmiddel'), 'Vrachtwagen')
    await chooseTarget()
    await userEvent.selectOptions(field('Laadtijd'), '2')
    fill(/Lossen vanaf/, '13:00')
    fill(/Lossen tot/, '15:30')
    fill('Contactpersoon (niet verplicht)', 'Kees')
    fill(/Contactpersoon daar/, 'Jan')
    fill(/Referentie/, 'REF-1')
    await goOn()
    expect(screen.getByText('Van 13:00 tot 15:30 uur')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Wijzigen: Wanneer?' }))
    await screen.findByLabelText('Naar locatie')
    const names = [day, 'Lading', 'Transportmiddel', 'Naar locatie', 'Laadtijd', /Lossen vanaf/, /Lossen tot/]
    const others = ['Contactpersoon (niet verplicht)', /Contactpersoon daar/, /Referentie/]
    const kept = () => [...names, ...others].map((name) => field(name).value)
    const typed = ['22-06-2026', 'Twee keten', 'Vrachtwagen', '10002', '2', '13:00', '15:30', 'Kees', 'Jan', 'REF-1']
    expect(kept()).toEqual(typed)
    comeBack()
    await screen.findByLabelText('Naar locatie')
    expect(kept()).toEqual(typed)
  })

  it('opens its second step after the first, and its third not before a completion (R-WIZ-14, R-ROUTE-83, R-ROUTE-84)', async () => {
    await openPage('/transport-aanvraag/afronden')
    await screen.findByRole('button', { name: 'Volgende' })
    await act(() => router.navigate({ to: '/transport-aanvraag/voltooid' }))
    await screen.findByRole('button', { name: 'Volgende' })
    expect(shownPath()).toBe('/transport-aanvraag/gegevens')
    fill(day, '22-6-2026')
    fill('Lading', 'Twee keten')
    await userEvent.selectOptions(field('Transportmiddel'), 'Vrachtwagen')
    await chooseTarget()
    await goOn()
    expect(shownPath()).toBe('/transport-aanvraag/afronden')
  })

  it('keeps that the terms were accepted, and asks for them (R-WIZ-15, R-SCR-TRANSPORT-06, R-REQ-07)', async () => {
    leavingPortal({ settings: { TransportAanvraag_VoorwaardenVerplicht: true } })
    await fillTransport()
    await press(place)
    expect(screen.getByRole('link', { name: /Vink aan dat u akkoord gaat/ })).toBeTruthy()
    expect(sentTo(transport.placeTransport)).toEqual([])
    await userEvent.click(field(/Ik ga akkoord/))
    await userEvent.click(screen.getByRole('link', { name: 'Vorige stap' }))
    await screen.findByLabelText('Naar locatie')
    await goOn()
    expect(field(/Ik ga akkoord/).checked).toBe(true)
  })

  it('asks for the transport and shows its number on its third step (R-GEN-08, R-ROUTE-85)', async () => {
    await fillTransport()
    await press(place)
    await screen.findByText('P-100001')
    expect(shownPath()).toBe('/transport-aanvraag/voltooid')
    expect(sentTo(transport.placeTransport)[0]?.input).toMatchObject({
      transportDatum: '2026-06-22',
      lading: 'Twee keten',
      transportmiddel: 'Vrachtwagen',
      keuzeLaadTijd: '0',
      keuzeLosTijd: '0',
      vanAdressCode: '10001',
      endLocatie: '10002',
      endAdressCode: '10002',
    })
  })

  it('shows what a draft named and the list of the firm no longer has, for that is what is sent', async () => {
    await open()
    await userEvent.selectOptions(field('Transportmiddel'), 'Vrachtwagen')
    serveSettings({ TransportAanvraag_Transportmiddelen: ['Ponton'] })
    await act(() => refreshCalls([settings.getSettings]))
    await vi.waitFor(() => expect(screen.getByRole('option', { name: 'Ponton' })).toBeTruthy())
    expect(field('Transportmiddel').value).toBe('Vrachtwagen')
  })

  it('starts again after a completion, and keeps everything after a failure (R-WIZ-16)', async () => {
    answer(transport.placeTransport, () => refusal(400, 'transport.eigen_locatie'))
    await fillTransport()
    await press(place)
    expect(await screen.findByText('Transport naar de eigen locatie is niet toegestaan.')).toBeTruthy()
    expect(screen.getByText('Twee keten')).toBeTruthy()
    answer(transport.placeTransport, placed)
    await press(place)
    await screen.findByText('P-100001')
    await act(() => router.navigate({ to: '/transport-aanvraag/gegevens' }))
    await screen.findByRole('button', { name: 'Volgende' })
    expect(field('Lading').value).toBe('')
    expect(field(day).value).toBe('')
  })

  it('a blocked location and the read-only role get no form (R-RULE-07, R-ROLE-30)', async () => {
    leavingPortal({ location: { ...site, geblokeerd: true, bestelbaar: false } })
    await openPage('/transport-aanvraag/gegevens')
    expect(await screen.findByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
  })
})
