import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { requiredFieldKeys } from '@portal/domain/settings/required-field-keys.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { eachOnMonday } from '../../../test/on-monday.ts'
import {
  field,
  fill,
  goToFinish,
  nothingRequired,
  openDetails,
  orderPortal,
  press,
  serveList,
  site,
} from '../../../test/order-portal.ts'
import {
  answer,
  buildLine,
  buildList,
  logIn,
  openPage,
  refusal,
  router,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'
import { fieldId } from '../../shared/requesting/wizard-faults.ts'

eachOnMonday(orderPortal)

const summary = () => screen.queryByRole('heading', { name: 'Controleer deze velden' })?.closest('section') ?? null

describe('the details of an order', () => {
  it('offer the means of transport of the firm (R-SCR-ORDER-01)', async () => {
    orderPortal({ settings: { Bestellen_Transportmiddelen: ['Kraanwagen', 'Dieplader'] } })
    await openDetails()
    await userEvent.selectOptions(field(/Transportmiddel/), 'Dieplader')
    expect(field(/Transportmiddel/).value).toBe('Dieplader')
    expect(within(field(/Transportmiddel/)).getByRole('option', { name: 'Kraanwagen' })).toBeTruthy()
  })

  it('take any means of transport where the firm has no list (R-SCR-ORDER-01)', async () => {
    orderPortal({ settings: { Bestellen_Transportmiddelen: [] } })
    await openDetails()
    fill(/Transportmiddel/, 'Ponton')
    expect(field(/Transportmiddel/).value).toBe('Ponton')
    expect(field(/Transportmiddel/).type).toBe('text')
  })

  it('start with the location as contact, name and telephone (R-SCR-ORDER-02, R-SCR-ORDER-03)', async () => {
    orderPortal({ settings: { Gebruiker_AlsContactpersoon: false } })
    await openDetails()
    expect(field('Contactpersoon').value).toBe('Ayse Peters')
    expect(field('Telefoonnummer').value).toBe('06 40652657')
  })

  it('start with the signed-in user as contact when the setting says so (R-PRICE-07)', async () => {
    orderPortal({ settings: { Gebruiker_AlsContactpersoon: true } })
    await openDetails()
    expect(field('Contactpersoon').value).toBe('uitvoerder')
  })

  it('offer delivery and pickup, and a depot for a pickup (R-SCR-ORDER-04)', async () => {
    await openDetails()
    expect(field(/Laten bezorgen/).checked).toBe(true)
    await userEvent.click(field(/Zelf komen ophalen/))
    const depot = await screen.findByLabelText('Ophaaldepot')
    const names = within(depot)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(names).toEqual(['Kies een depot', 'Depot D1, Nieuwegein', 'Depot D2, Nieuwegein'])
    expect(screen.queryByLabelText('Werkadres')).toBeNull()
  })

  it('start a pickup at the depot of the firm, with its only address', async () => {
    orderPortal({ settings: { Depot_Ophalen: 'D2' } })
    await openDetails()
    await userEvent.click(field(/Zelf komen ophalen/))
    await vi.waitFor(() => expect(field('Ophaaldepot').value).toBe('D2'))
    expect(screen.getByText('Havenkade 14')).toBeTruthy()
  })

  it('leave out pickup where the firm switched it off', async () => {
    orderPortal({ settings: { AppBestellen_Ophalen: false } })
    await openDetails()
    expect(screen.queryByLabelText(/Zelf komen ophalen/)).toBeNull()
  })

  it('take the wanted day and the return day (R-SCR-ORDER-05, R-SCR-ORDER-06)', async () => {
    await openDetails()
    fill('Gewenste leverdatum', '22-6')
    fill(/^Verwachte retourdatum/, '1-7-2026')
    expect(screen.getByText('maandag 22 juni 2026, week 26')).toBeTruthy()
    expect(screen.getByText('woensdag 1 juli 2026, week 27')).toBeTruthy()
  })

  it('refuse a return before the delivery', async () => {
    await openDetails()
    fill('Gewenste leverdatum', '22-6')
    fill(/^Verwachte retourdatum/, '19-6')
    expect(screen.getByText('Vóór de leverdatum')).toBeTruthy()
    expect(field(/^Verwachte retourdatum/).value).toBe('19-06-2026')
    fill('Gewenste leverdatum', '18-6')
    expect(screen.queryByText('Vóór de leverdatum')).toBeNull()
  })

  it('start with the work address, and take another one that is typed (R-SCR-ORDER-07)', async () => {
    await openDetails()
    expect(field('Werkadres').value).toBe('POORT2')
    expect(screen.getByText('Noorderkade 50')).toBeTruthy()
    await userEvent.selectOptions(field('Werkadres'), '')
    fill('Straat en huisnummer', 'Dorpsstraat 1')
    fill('Gewenste leverdatum', '22-6')
    await goToFinish()
    expect(screen.getByText('Dorpsstraat 1, 3436 LK Nieuwegein')).toBeTruthy()
  })

  it('start with the address of the location where it has no work address', async () => {
    orderPortal({ addresses: [] })
    await openDetails()
    expect(field('Straat en huisnummer').value).toBe(site.adres)
    expect(field('Plaats').value).toBe(site.plaats)
  })

  it.each([
    ['24-6-2026', false],
    ['19-6-2026', false],
    ['18-6-2026', true],
    ['16-6-2026', true],
  ])('call %s urgent: %s, with text and price of the firm (R-SCR-ORDER-08, R-RULE-08)', async (date, urgent) => {
    const text = { Spoed_Werkdagen: 3, Spoed_Tekst: 'Haast binnen {days} dagen', Spoed_Prijs: '95' }
    orderPortal({ settings: text })
    await openDetails()
    fill('Gewenste leverdatum', date)
    expect(screen.queryByText('Haast binnen 3 dagen') !== null).toBe(urgent)
    expect(screen.queryByText(/Toeslag: €\s95,00/) !== null).toBe(urgent)
  })

  it('offer the first day that is not urgent', async () => {
    await openDetails()
    fill('Gewenste leverdatum', '16-6')
    await press('Geen spoed vanaf do 18-06-2026')
    expect(field('Gewenste leverdatum').value).toBe('18-06-2026')
    expect(screen.queryByText('Spoedlevering (binnen 2 werkdagen)')).toBeNull()
  })
})

describe('required fields', () => {
  const empty = { ...site, adres: '', postcode: '', plaats: '', contactpersoon: '', telefoonnummer: '' }
  const pickupFields = ['depotNo', 'depotAddressCode']

  // Object.entries widens the fields of the closed table to string.
  it.each(Object.entries(requiredFieldKeys.order) as [keyof typeof requiredFieldKeys.order, string][])(
    'refuse an empty %s when %s is on (R-REQ-02)',
    async (name, key) => {
      const settings = { ...nothingRequired, [key]: true, Gebruiker_AlsContactpersoon: false }
      orderPortal({ location: empty, addresses: [], settings })
      await openDetails()
      const pickup = pickupFields.includes(name)
      if (pickup) await userEvent.click(field(/Zelf komen ophalen/))
      await press('Volgende')
      const shownAt = name === 'addressName' ? 'address' : name
      const faults = within(summary() as HTMLElement).getAllByRole('link')
      const fault = faults.find((link) => link.getAttribute('href') === `#${fieldId(shownAt)}`)
      expect(fault?.textContent).toMatch(/^(Kies|Vul) .*\.$/)
      expect(router.state.location.pathname).toBe('/bestellen/gegevens')
    },
  )

  it('accept an empty form when no flag is on (R-REQ-02)', async () => {
    const settings = { ...nothingRequired, Gebruiker_AlsContactpersoon: false }
    orderPortal({ location: empty, addresses: [], settings })
    await openDetails()
    await goToFinish()
    expect(router.state.location.pathname).toBe('/bestellen/afronden')
  })

  it.each([true, false])('ask for the return day when the setting is %s (R-REQ-08)', async (required) => {
    orderPortal({ settings: { ...nothingRequired, Bestellen_RetourDatumVerplicht: required } })
    await openDetails()
    await press('Volgende')
    if (!required) await screen.findByRole('heading', { name: 'Klopt dit?' })
    expect(router.state.location.pathname).toBe(required ? '/bestellen/gegevens' : '/bestellen/afronden')
    expect(summary() !== null).toBe(required)
  })

  it('take the person to the field that is wrong, and let the error go when it is right', async () => {
    await openDetails()
    await press('Volgende')
    const heading = await screen.findByRole('heading', { name: 'Controleer deze velden' })
    expect(document.activeElement).toBe(heading)
    await userEvent.click(screen.getByRole('link', { name: 'Kies een leverdatum.' }))
    expect(document.activeElement).toBe(field('Gewenste leverdatum'))
    fill('Gewenste leverdatum', '22-6')
    expect(summary()).toBeNull()
  })

  it('refuse a text that is too long', async () => {
    await openDetails()
    fill('Gewenste leverdatum', '22-6')
    fill(/Referentie/, 'x'.repeat(51))
    await press('Volgende')
    expect(within(summary() as HTMLElement).getByText('Referentie: Maximaal 50 tekens.')).toBeTruthy()
  })
})

describe('where nothing can be ordered', () => {
  const nothingSent = () => {
    expect(sentTo(ordering.placeOrder)).toEqual([])
    expect(sentTo(ordering.saveForApproval)).toEqual([])
  }

  it('a blocked location says so and sends nothing (R-RULE-07)', async () => {
    orderPortal({ location: { ...site, geblokeerd: true, bestelbaar: false } })
    await openPage('/bestellen/gegevens')
    expect(await screen.findByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
    nothingSent()
  })

  it('the read-only role gets no form (R-ROLE-30)', async () => {
    orderPortal({ location: { ...site, rol: 'administration' } })
    await openPage('/bestellen/gegevens')
    expect(await screen.findByText('Met uw rol kunt u deze locatie bekijken. Bestellen kan niet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
    nothingSent()
  })

  it('without a location there is a prompt to choose one (R-SCR-SHELL-23)', async () => {
    orderPortal()
    logIn(null)
    const { forgetLocations } = await import('../../shared/location/location-store.ts')
    forgetLocations()
    await openPage('/bestellen/gegevens')
    expect(await screen.findByText('Kies eerst een locatie.')).toBeTruthy()
  })

  it('a submitted list waits for its approver', async () => {
    serveList({ toestand: 'ingediend' })
    await openPage('/bestellen/gegevens')
    expect(await screen.findByText('Deze bestellijst is ingediend en wacht op goedkeuring.')).toBeTruthy()
  })

  it('a list that is gone is said to be, and no other is ordered in its place', async () => {
    answer(orderList.getOrderList, ({ bestelijstId }) =>
      bestelijstId === uuid(901)
        ? refusal(404, 'error.niet_gevonden')
        : { items: [buildLine(1)], savedAanvraagNummer: null, lijst: buildList(), versie: 1 },
    )
    await openPage(`/bestellen/gegevens?lijst=${uuid(901)}`)
    expect(await screen.findByText('Deze bestellijst bestaat niet meer.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar de bestellijst' }).getAttribute('href')).toBe('/bestellijst')
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
  })

  it('a list that cannot be read is asked again', async () => {
    answer(orderList.getOrderList, () => refusal(500, 'error.onverwachte_serverfout'))
    await openPage('/bestellen/gegevens')
    expect(await screen.findByText(/Uw bestellijst kon niet worden opgehaald/)).toBeTruthy()
    expect(screen.getByText('Foutnummer: R-1')).toBeTruthy()
    serveList()
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('button', { name: 'Volgende' })).toBeTruthy()
  })
})
