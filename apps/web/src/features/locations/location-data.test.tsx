import { locations } from '@portal/contract/locations.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSettings, site, workAddress } from '../../../test/order-portal.ts'
import { answer, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings()
  answer(locations.getAddresses, { items: [workAddress] })
})

describe('the data of the location', () => {
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

  it('has number, name, address, contact, role and work addresses (R-SCR-HUB-10)', async () => {
    await openPage('/locatie-gegevens')
    expect(await screen.findByText('Poort 2')).toBeTruthy()
    expect(fact('Locatienummer')).toBe('10001')
    expect(fact('Adres')).toBe('Westerdijk 202, 3431 MD NieuwegeinRoute')
    expect(fact('Contactpersoon')).toBe('Ayse Peters')
    expect(fact('Uw rol')).toBe('Uitvoerder')
    expect(fact('Zo bestelt u')).toBe('Direct, zonder goedkeuring')
    expect(screen.getByRole('link', { name: '06 40652657' }).getAttribute('href')).toBe('tel:0640652657')
  })

  it('leads a driver to the site and to each work address', async () => {
    await openPage('/locatie-gegevens')
    await screen.findByText('Poort 2')
    const routes = screen.getAllByRole('link', { name: /^Route naar/ })
    const ends = routes.map((one) => [
      one.ariaLabel,
      new URL(one.getAttribute('href') ?? '').searchParams.get('destination'),
    ])
    expect(ends).toEqual([
      ['Route naar De Waterlinie', 'Westerdijk 202, 3431 MD Nieuwegein'],
      ['Route naar Poort 2', 'Noorderkade 50, 3436 LK Nieuwegein'],
    ])
    expect(routes.map((one) => one.getAttribute('target'))).toEqual(['_blank', '_blank'])
  })

  it('leads nowhere without an address', async () => {
    logIn({ ...site, adres: '', postcode: '', plaats: '' })
    answer(locations.getAddresses, { items: [{ ...workAddress, adres: '', postcode: '', plaats: '' }] })
    await openPage('/locatie-gegevens')
    expect(await screen.findByText('Poort 2')).toBeTruthy()
    expect(screen.getByText('Locatienummer', { selector: 'dt' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Route naar/ })).toBeNull()
  })

  it('says that another role than site manager orders after approval (R-ROLE-32)', async () => {
    logIn({ ...site, rol: 'foreman', goedkeuringNodig: true })
    await openPage('/locatie-gegevens')
    await screen.findByText('Poort 2')
    expect(fact('Zo bestelt u')).toBe('Na goedkeuring')
  })
})
