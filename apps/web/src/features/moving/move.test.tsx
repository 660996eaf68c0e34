import { locations } from '@portal/contract/locations.ts'
import { moving } from '@portal/contract/moving.ts'
import { requiredFieldKeys } from '@portal/domain/settings/required-field-keys.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  askedFor,
  buildPlace,
  chooseTarget,
  faultList,
  faultOf,
  goOn,
  leavingPlaced,
  leavingPortal,
  openStep,
  placesAnswer,
} from '../../../test/leaving-portal.ts'
import { eachOnMonday } from '../../../test/on-monday.ts'
import { comeBack, field, fill, press, site } from '../../../test/order-portal.ts'
import { answer, openPage, refusal, router, sentTo, shownPath } from '../../../test/stand-in.tsx'

eachOnMonday(leavingPortal)

const day = 'Gewenste verplaatsdatum'
const place = 'Verplaatsing aanvragen'
const open = () => openStep('/verplaatsen/gegevens')

async function fillMove(): Promise<void> {
  await open()
  fill(day, '22-6-2026')
  await chooseTarget()
  await goOn()
}

describe('the details of a move', () => {
  it('ask for the day, the return day and both locations (R-SCR-MOVE-01, R-SCR-MOVE-02, R-SCR-MOVE-03, R-SCR-MOVE-04)', async () => {
    await open()
    fill(day, '22-6')
    fill(/^Verwachte retourdatum/, '1-7-2026')
    expect(screen.getByText('maandag 22 juni 2026, week 26')).toBeTruthy()
    expect(screen.getByText('woensdag 1 juli 2026, week 27')).toBeTruthy()
    expect(field(/^Vanaf locatie: 10001/).value).toBe('10001')
    await chooseTarget()
    expect(field('Werkadres').value).toBe('10002')
    expect(field('Contactpersoon daar').value).toBe('Piet Jansen')
  })

  it('refuse a return before the move', async () => {
    await open()
    fill(day, '22-6')
    fill(/^Verwachte retourdatum/, '19-6')
    expect(screen.getByText('Vóór de verplaatsdatum')).toBeTruthy()
  })

  it('offer only what can be a target, and say why the others cannot (R-RULE-04, R-RULE-06)', async () => {
    await open()
    const target = await screen.findByLabelText('Naar locatie')
    const names = within(target)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(names).toEqual(['Kies een locatie', '10002 Werk 10002'])
    await userEvent.click(screen.getByText('1 locatie kunt u niet kiezen'))
    expect(screen.getByText('10003 Oude haven')).toBeTruthy()
    expect(screen.getByText('De gekozen locatie is geblokkeerd en kan geen bestemming zijn.')).toBeTruthy()
  })

  describe('with more targets than a list can show', () => {
    const opener = () => screen.findByLabelText(/^Naar locatie: /)
    const searchField = () => screen.getByLabelText('Zoek op nummer, naam of plaats')
    const marked = () => document.querySelector('[role=option][aria-selected=true]')?.textContent
    beforeEach(() => {
      const places = Array.from({ length: 22 }, (_, at) => buildPlace(String(10_100 + at)))
      const shut = [{ nummer: '10003', omschrijving: 'Oude haven', reden: 'verplaatsen.doel_geblokkeerd' as const }]
      answer(locations.getLocationAddresses, ({ doel, zoekterm = '', nummer }) => {
        if (doel === 'van') return placesAnswer([buildPlace('10001')])
        const found = places.filter((one) => one.nummer.includes(zoekterm) && (nummer ?? one.nummer) === one.nummer)
        const excluded = shut.filter((one) => zoekterm !== '' && one.nummer.includes(zoekterm))
        return { ...placesAnswer(found, excluded), items: found.slice(0, 20), totaal: found.length }
      })
    })

    it('search for one by what is typed and with the keyboard, and know it again (R-SCR-MOVE-04)', async () => {
      await open()
      fill(day, '22-6-2026')
      await userEvent.click(await opener())
      expect(await screen.findByText('Nog 2 locaties. Zoek op nummer, naam of plaats.')).toBeTruthy()
      await userEvent.type(searchField(), '1012')
      await waitFor(() => expect(marked()).toContain('10120'))
      await userEvent.type(searchField(), '{ArrowDown}{Enter}')
      expect((await opener()).textContent).toBe('10121 Werk 10121')
      expect(field('Werkadres').value).toBe('10121')
      await goOn()
      await userEvent.click(screen.getByRole('link', { name: 'Wijzigen: Wanneer?' }))
      await waitFor(async () => expect((await opener()).textContent).toBe('10121 Werk 10121'))
      expect(sentTo(locations.getLocationAddresses).at(-1)?.input).toMatchObject({ nummer: '10121' })
    })

    it('choose nothing while nothing is found, and say why an own one cannot be chosen (R-RULE-06)', async () => {
      await open()
      await userEvent.click(await opener())
      await userEvent.type(searchField(), '10003{Enter}')
      expect(await screen.findByText('Geen locatie gevonden.')).toBeTruthy()
      expect(screen.getByText('De gekozen locatie is geblokkeerd en kan geen bestemming zijn.')).toBeTruthy()
      await userEvent.type(searchField(), '{Enter}')
      expect(searchField()).toBeTruthy()
    })
  })

  // Object.entries widens the fields of the closed table to string.
  it.each(Object.entries(requiredFieldKeys.move) as [keyof typeof requiredFieldKeys.move, string][])(
    'refuse an empty %s when %s is on (R-REQ-04)',
    async (name, key) => {
      const asked = {
        deliveryDate: 'Kies een verplaatsdatum.',
        returnDate: 'Kies een retourdatum.',
        transportMeans: 'Kies een transportmiddel.',
        reference: 'Vul een referentie in.',
        remark: 'Vul een opmerking in.',
        fetchAddresses: 'Kies waar we het ophalen.',
        toLocation: 'Kies de locatie waar het heen gaat.',
        addressName: 'Vul de straat en het huisnummer in.',
        address: 'Vul de straat en het huisnummer in.',
        postCode: 'Vul de postcode in.',
        city: 'Vul de plaats in.',
        contact: 'Vul een contactpersoon in.',
        phoneNo: 'Vul een telefoonnummer in.',
      } as const
      const off = Object.fromEntries(Object.values(requiredFieldKeys.move).map((one) => [one, one === key]))
      leavingPortal({ settings: off })
      const bare = { adressen: [], contactpersoon: '', telefoonnummer: '' }
      answer(locations.getLocationAddresses, ({ doel }) =>
        placesAnswer([buildPlace(doel === 'van' ? '10001' : '10002', bare)]),
      )
      await open()
      if (name !== 'toLocation') await chooseTarget()
      await press('Volgende')
      expect(askedFor(asked[name])).toBeTruthy()
      expect(within(faultList() as HTMLElement).getAllByRole('listitem')).toHaveLength(1)
      expect(shownPath()).toBe('/verplaatsen/gegevens')
    },
  )

  it('name only what stands there while no target is chosen', async () => {
    await open()
    await press('Volgende')
    const named = within(faultList() as HTMLElement).getAllByRole('listitem')
    expect(named.map((one) => one.textContent)).toEqual([
      'Kies een verplaatsdatum.',
      'Kies de locatie waar het heen gaat.',
    ])
  })

  it.each([true, false])('ask for the return day when the setting is %s (R-REQ-09)', async (required) => {
    leavingPortal({ settings: { Verplaatsen_VerwachteRetourDatumVerplicht: required } })
    await open()
    fill(day, '22-6-2026')
    await chooseTarget()
    await press('Volgende')
    if (!required) await screen.findByRole('heading', { name: 'Klopt dit?' })
    expect(askedFor('Kies een retourdatum.') !== null).toBe(required)
  })

  it.each([
    [{ Verplaatsen_Blokkeerdagen: 0 }, '15-06-2026', true],
    [{ Verplaatsen_Blokkeerdagen: 1 }, '16-06-2026', false],
    [{ Verplaatsen_Blokkeerdagen: 1 }, '17-06-2026', true],
    [{ Verplaatsen_BlokkeerWeekenden: true }, '20-06-2026', false],
    [{ Verplaatsen_BlokkeerWeekenden: false }, '20-06-2026', true],
    [{ Verplaatsen_DagenInVerleden: 0 }, '12-06-2026', false],
    [{ Verplaatsen_DagenInVerleden: 3 }, '12-06-2026', true],
  ])(
    'with %o: %s can be chosen: %s (R-DATE-07, R-DATE-08, R-DATE-09, R-SET-05, R-SET-09)',
    async (settings, date, allowed) => {
      leavingPortal({ settings })
      await open()
      fill(day, date)
      await press('Volgende')
      expect(faultOf(day) === null).toBe(allowed)
    },
  )
})

describe('the move wizard', () => {
  it('keeps every answer over its steps, a lost session included (R-WIZ-05, R-ENT-16, R-ENT-43)', async () => {
    await open()
    fill(day, '22-6-2026')
    fill(/^Verwachte retourdatum/, '1-7-2026')
    await chooseTarget()
    await userEvent.selectOptions(field('Werkadres'), '')
    fill('Straat en huisnummer', 'Dorpsstraat 1')
    fill('Postcode', '1234 AB')
    fill('Plaats', 'Ons Dorp')
    fill('Contactpersoon daar', 'Jan')
    fill('Telefoonnummer daar', '06 9')
    await userEvent.selectOptions(field(/^Vanaf locatie/), 'POORT2')
    await userEvent.selectOptions(field(/Transportmiddel/), 'Aanhanger')
    fill(/Referentie/, 'REF-1')
    fill(/Opmerking/, 'Achterom')
    await goOn()
    await userEvent.click(screen.getByRole('link', { name: 'Wijzigen: Wanneer?' }))
    await screen.findByLabelText('Naar locatie')
    const names = [
      day,
      /^Verwachte retourdatum/,
      'Naar locatie',
      'Straat en huisnummer',
      'Postcode',
      'Plaats',
      'Contactpersoon daar',
    ]
    const others = ['Telefoonnummer daar', /^Vanaf locatie/, /Transportmiddel/, /Referentie/, /Opmerking/]
    const kept = () => [...names, ...others].map((name) => field(name).value)
    const typed = ['22-06-2026', '01-07-2026', '10002', 'Dorpsstraat 1', '1234 AB', 'Ons Dorp', 'Jan', '06 9', 'POORT2']
    expect(kept()).toEqual([...typed, 'Aanhanger', 'REF-1', 'Achterom'])
    comeBack()
    await screen.findByLabelText('Naar locatie')
    expect(kept()).toEqual([...typed, 'Aanhanger', 'REF-1', 'Achterom'])
  })

  it('opens its second step after the first, its third after a completion (R-WIZ-06, R-ROUTE-80, R-ROUTE-81, R-ROUTE-82)', async () => {
    await openPage('/verplaatsen/afronden')
    await screen.findByRole('button', { name: 'Volgende' })
    await act(() => router.navigate({ to: '/verplaatsen/voltooid' }))
    await screen.findByRole('button', { name: 'Volgende' })
    expect(shownPath()).toBe('/verplaatsen/gegevens')
    fill(day, '22-6-2026')
    await chooseTarget()
    await goOn()
    await press(place)
    await screen.findByText('P-100001')
    expect(shownPath()).toBe('/verplaatsen/voltooid')
  })

  it('keeps that the terms were accepted, and asks for them (R-WIZ-07, R-REQ-07)', async () => {
    leavingPortal({ settings: { Verplaatsen_VoorwaardenVerplicht: true } })
    await fillMove()
    await press(place)
    expect(screen.getByRole('link', { name: /Vink aan dat u akkoord gaat/ })).toBeTruthy()
    expect(sentTo(moving.placeMove)).toEqual([])
    await userEvent.click(field(/Ik ga akkoord/))
    await userEvent.click(screen.getByRole('link', { name: 'Vorige stap' }))
    await screen.findByLabelText('Naar locatie')
    await goOn()
    expect(field(/Ik ga akkoord/).checked).toBe(true)
  })

  it('sends the target with the code of its address and shows the number (R-GEN-07, R-ROUTE-32)', async () => {
    await fillMove()
    await press(place)
    expect(await screen.findByText('De verplaatsing is aangevraagd. Uw aanvraagnummer is P-100001.')).toBeTruthy()
    expect(sentTo(moving.placeMove)[0]?.input).toMatchObject({
      verplaatsDatum: '2026-06-22',
      endLocatie: '10002',
      endAdressCode: '10002',
      endContactpersoon: 'Piet Jansen',
      vanLocatieAddressen: [{ materieellocatie: '10001', adressCode: '10001' }],
      versie: 7,
    })
  })

  it('starts again after a completion, and keeps everything after a failure (R-WIZ-08)', async () => {
    answer(moving.placeMove, () => refusal(400, 'verplaatsen.doel_geblokkeerd'))
    await fillMove()
    await press(place)
    expect(await screen.findByText('De gekozen locatie is geblokkeerd en kan geen bestemming zijn.')).toBeTruthy()
    expect(shownPath()).toBe('/verplaatsen/afronden')
    answer(moving.placeMove, leavingPlaced)
    await press(place)
    await screen.findByText('P-100001')
    await act(() => router.navigate({ to: '/verplaatsen/gegevens' }))
    await screen.findByRole('button', { name: 'Volgende' })
    expect(field(day).value).toBe('')
    expect(field('Naar locatie').value).toBe('')
  })

  it('a blocked location moves nothing (R-RULE-07)', async () => {
    leavingPortal({ location: { ...site, geblokeerd: true, bestelbaar: false } })
    await openPage('/verplaatsen/gegevens')
    expect(await screen.findByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
  })
})
