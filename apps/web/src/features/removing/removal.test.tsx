import { locations } from '@portal/contract/locations.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { removing } from '@portal/contract/removing.ts'
import { requests } from '@portal/contract/requests.ts'
import { requiredFieldKeys } from '@portal/domain/settings/required-field-keys.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  askedFor,
  buildPlace,
  buildReturn,
  faultOf,
  fillRemoval,
  goOn,
  leavingPlaced,
  leavingPortal,
  openStep,
  placesAnswer,
  serveRemovalList,
} from '../../../test/leaving-portal.ts'
import { eachOnMonday } from '../../../test/on-monday.ts'
import { comeBack, field, fill, press, site } from '../../../test/order-portal.ts'
import { buildRequest } from '../../../test/request-portal.ts'
import { answer, openPage, refusal, router, sentTo, shownPath } from '../../../test/stand-in.tsx'

eachOnMonday(leavingPortal)

const day = 'Gewenste afvoerdatum'
const place = 'Afvoer aanvragen'
const open = () => openStep('/Afvoeren/gegevens')

describe('the details of a removal', () => {
  it('ask for the day, and fetching or bringing (R-SCR-REMOVE-01, R-SCR-REMOVE-02, R-ROUTE-31)', async () => {
    await open()
    expect(shownPath()).toBe('/Afvoeren/gegevens')
    fill(day, '22-6')
    expect(screen.getByText('maandag 22 juni 2026, week 26')).toBeTruthy()
    expect(field(/Laten ophalen/).checked).toBe(true)
    await userEvent.click(field(/Zelf brengen/))
    expect(screen.queryByLabelText(/Vanaf locatie/)).toBeNull()
  })

  it('say what the driver should know, for as long as a driver comes', async () => {
    await open()
    const help = 'Voor de chauffeur: waar staat het, hoe komt hij erbij, is er schade?'
    expect(screen.getByLabelText(/^Opmerking/).getAttribute('aria-describedby')).toBe(screen.getByText(help).id)
    await userEvent.click(field(/Zelf brengen/))
    expect(screen.queryByText(help)).toBeNull()
  })

  it('leave out bringing where the firm switched it off', async () => {
    leavingPortal({ settings: { AppAfvoeren_ZelfAfvoeren: false } })
    await open()
    expect(screen.queryByLabelText(/Zelf brengen/)).toBeNull()
  })

  it('offer the addresses of the location, beginning with its own (R-SCR-REMOVE-03)', async () => {
    await open()
    const from = field(/^Vanaf locatie: 10001/)
    expect(from.value).toBe('10001')
    await userEvent.selectOptions(from, 'POORT2')
    expect(screen.getByText('Noorderkade 50')).toBeTruthy()
  })

  it('begin with the depot that things of the location usually go to, which can be changed', async () => {
    leavingPortal({ depot: 'D2' })
    await open()
    await vi.waitFor(() => expect(field('Naar depot').value).toBe('D2'))
    await userEvent.selectOptions(field('Naar depot'), 'D1')
    expect(field('Naar depot').value).toBe('D1')
  })

  it('show the list with its pieces, weight and rent a week', async () => {
    await open()
    const list = screen.getByRole('region', { name: 'Afvoerlijst' })
    expect(within(list).getByText('Totaal aantal').nextSibling?.textContent).toBe('4')
    expect(within(list).getByText('Totaal gewicht').nextSibling?.textContent).toBe('160 kg')
    expect(within(list).getByText('Geschatte huur per week').nextSibling?.textContent).toMatch(/^€\s160,00$/)
    expect(within(list).getByText('M1-1')).toBeTruthy()
  })

  // Object.entries widens the fields of the closed table to string.
  it.each(Object.entries(requiredFieldKeys.removal) as [keyof typeof requiredFieldKeys.removal, string][])(
    'refuse an empty %s when %s is on (R-REQ-03)',
    async (name, key) => {
      const asked = {
        deliveryDate: 'Kies een afvoerdatum.',
        transportMeans: 'Kies een transportmiddel.',
        depotNo: 'Kies het depot.',
        depotAddressCode: 'Kies het adres van het depot.',
        reference: 'Vul een referentie in.',
        remark: 'Vul een opmerking in.',
        fetchAddresses: 'Kies waar we het ophalen.',
      } as const
      const off = Object.fromEntries(Object.values(requiredFieldKeys.removal).map((one) => [one, one === key]))
      leavingPortal({ settings: off })
      answer(locations.getLocationAddresses, placesAnswer([buildPlace('10001', { adressen: [] })]))
      await open()
      await screen.findByLabelText(/^Naar depot/)
      await press('Volgende')
      expect(askedFor(asked[name])).toBeTruthy()
      expect(shownPath()).toBe('/Afvoeren/gegevens')
    },
  )

  it.each([
    [{ Afvoeren_Blokkeerdagen: 0 }, '15-06-2026', true],
    [{ Afvoeren_Blokkeerdagen: 1 }, '16-06-2026', false],
    [{ Afvoeren_Blokkeerdagen: 1 }, '17-06-2026', true],
    [{ Afvoeren_BlokkeerWeekenden: true }, '20-06-2026', false],
    [{ Afvoeren_BlokkeerWeekenden: false }, '20-06-2026', true],
    [{ Afvoeren_DagenInVerleden: 0 }, '12-06-2026', false],
    [{ Afvoeren_DagenInVerleden: 3 }, '12-06-2026', true],
  ])(
    'with %o: %s can be chosen: %s (R-DATE-04, R-DATE-05, R-DATE-06, R-SET-04, R-SET-08)',
    async (settings, date, allowed) => {
      leavingPortal({ settings })
      await open()
      fill(day, date)
      await press('Volgende')
      expect(faultOf(day) === null).toBe(allowed)
    },
  )
})

describe('the removal wizard', () => {
  it('keeps every answer over its steps, a lost session included (R-WIZ-09, R-ENT-17)', async () => {
    await open()
    fill(day, '22-6-2026')
    await userEvent.selectOptions(await screen.findByLabelText('Naar depot'), 'D2')
    await userEvent.selectOptions(field(/^Vanaf locatie/), 'POORT2')
    await userEvent.selectOptions(field(/Transportmiddel/), 'Aanhanger')
    fill(/Referentie/, 'REF-1')
    fill(/Opmerking/, 'Achterom')
    await goOn()
    await userEvent.click(screen.getByRole('link', { name: 'Wijzigen: Wanneer?' }))
    await screen.findByLabelText('Naar depot')
    const kept = () =>
      [day, 'Naar depot', /^Vanaf locatie/, /Transportmiddel/, /Referentie/, /Opmerking/].map((one) => field(one).value)
    const typed = ['22-06-2026', 'D2', 'POORT2', 'Aanhanger', 'REF-1', 'Achterom']
    expect(kept()).toEqual(typed)
    comeBack()
    await screen.findByLabelText('Naar depot')
    expect(kept()).toEqual(typed)
  })

  it('opens its second step after the first, and its third not before a completion (R-WIZ-10, R-ROUTE-78)', async () => {
    await openPage('/afvoeren/afronden')
    await screen.findByRole('button', { name: 'Volgende' })
    await act(() => router.navigate({ to: '/afvoeren/voltooid' }))
    await screen.findByRole('button', { name: 'Volgende' })
    expect(shownPath()).toBe('/Afvoeren/gegevens')
    fill(day, '22-6-2026')
    await userEvent.selectOptions(await screen.findByLabelText('Naar depot'), 'D1')
    await goOn()
    await act(() => router.navigate({ to: '/' }))
    await act(() => router.navigate({ to: '/afvoeren/afronden' }))
    expect(await screen.findByRole('heading', { name: 'Klopt dit?' })).toBeTruthy()
  })

  it('keeps that the terms were accepted, and asks for them (R-WIZ-11, R-REQ-07)', async () => {
    leavingPortal({ settings: { Afvoeren_VoorwaardenVerplicht: true } })
    await fillRemoval()
    await press(place)
    expect(screen.getByRole('link', { name: /Vink aan dat u akkoord gaat/ })).toBeTruthy()
    expect(sentTo(removing.placeRemoval)).toEqual([])
    await userEvent.click(field(/Ik ga akkoord/))
    await userEvent.click(screen.getByRole('link', { name: 'Vorige stap' }))
    await screen.findByLabelText('Naar depot')
    await goOn()
    expect(field(/Ik ga akkoord/).checked).toBe(true)
  })

  it('sends what AddAfvoer takes and shows the number on its third step (R-GEN-06, R-PAY-19, R-ROUTE-79)', async () => {
    await fillRemoval()
    await press(place)
    await screen.findByText('P-100001')
    expect(shownPath()).toBe('/afvoeren/voltooid')
    expect(sentTo(removing.placeRemoval)[0]?.input).toMatchObject({
      gewensteAfvoerDatum: '2026-06-22',
      zelfAfvoeren: false,
      depotnummer: 'D1',
      depotAdressCode: 'D1-BALIE',
      vanLocatieAddressen: [{ materieellocatie: '10001', adressCode: '10001' }],
      versie: 7,
    })
    expect(sentTo(removing.placeRemoval)[0]?.key).toMatch(/^[\da-f-]{36}$/)
  })

  it('starts again after a completion, and keeps everything after a failure (R-WIZ-12)', async () => {
    answer(removing.placeRemoval, () =>
      refusal(400, 'afvoeren.meer_dan_voorraad', { item: 'M1-1', asked: 2, amount: 1 }),
    )
    await fillRemoval()
    await press(place)
    expect(await screen.findByText('Uw gegevens zijn bewaard.')).toBeTruthy()
    expect(shownPath()).toBe('/afvoeren/afronden')
    answer(removing.placeRemoval, leavingPlaced)
    await press(place)
    await screen.findByText('P-100001')
    await act(() => router.navigate({ to: '/Afvoeren/gegevens' }))
    await screen.findByRole('button', { name: 'Volgende' })
    expect(field(day).value).toBe('')
  })

  it('says that the mail was not sent, and what became of the lines of a refused request (R-RULE-10)', async () => {
    answer(removing.placeRemoval, { ...leavingPlaced, mail: 'mislukt' })
    answer(requests.getRequest, buildRequest({ verzending: 'geweigerd', reden: 'Stuk bestaat niet', erpNummer: null }))
    await fillRemoval()
    await press(place)
    expect(await screen.findByText('De aanvraag is aangemaakt, maar de e-mail kon niet worden verzonden.')).toBeTruthy()
    expect(await screen.findByText(/Stuk bestaat niet/)).toBeTruthy()
    expect(screen.getByText(/De regels staan weer op uw afvoerlijst/)).toBeTruthy()
    // What was refused is not said to be asked for, and nothing follows from it.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('De backoffice heeft deze aanvraag geweigerd.')
    expect(screen.queryByText('Hoe gaat het verder?')).toBeNull()
  })
})

describe('where nothing can be removed', () => {
  it('a blocked location says so and sends nothing (R-RULE-07)', async () => {
    leavingPortal({ location: { ...site, geblokeerd: true, bestelbaar: false } })
    await openPage('/Afvoeren/gegevens')
    expect(await screen.findByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
  })

  it('the read-only role gets no form (R-ROLE-30)', async () => {
    leavingPortal({ location: { ...site, rol: 'administration' } })
    await openPage('/Afvoeren/gegevens')
    expect(await screen.findByText('Met uw rol kunt u deze locatie bekijken. Aanvragen kan niet.')).toBeTruthy()
  })

  it('an empty list leads to the stock', async () => {
    leavingPortal({ items: [] })
    await openPage('/Afvoeren/gegevens')
    expect(await screen.findByText('Uw afvoerlijst is leeg.')).toBeTruthy()
  })

  it.each(['AppAfvoeren_Actief', 'AppAfvoerlijst_Actief'])(
    '%s switched off opens nothing (R-SCR-SHELL-25)',
    async (name) => {
      leavingPortal({ settings: { [name]: false } })
      await openPage('/Afvoeren/gegevens')
      expect(await screen.findByText(/geen toegang/)).toBeTruthy()
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
    },
  )

  it('a list that cannot be read is asked again', async () => {
    answer(removalList.getRemovalList, () => refusal(500, 'error.onverwachte_serverfout'))
    await openPage('/Afvoeren/gegevens')
    expect(await screen.findByText('Foutnummer: R-1')).toBeTruthy()
    serveRemovalList([buildReturn(1)])
    await press('Opnieuw proberen')
    expect(await screen.findByRole('button', { name: 'Volgende' })).toBeTruthy()
  })
})
