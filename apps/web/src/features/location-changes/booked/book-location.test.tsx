import { locationChanges } from '@portal/contract/location-changes.ts'
import { metacom } from '@portal/contract/metacom.ts'
import { settings } from '@portal/contract/settings.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  sentTo,
  shownPath,
  uuid,
} from '../../../../test/stand-in.tsx'

const list = (...entries: readonly (readonly [string, string])[]) => ({
  items: entries.map(([code, naam]) => ({ code, naam })),
})

beforeEach(() => {
  freshPortal()
  logIn(buildLocation())
  answer(settings.getSettings, {
    ...{ intValues: [], stringValues: [], multiStrings: [], columnSettings: [], fileValues: [] },
    boolValues: [{ name: 'AppNieuweLocatieAanmaken_Actief', value: true }],
    mogelijkheden: [...capabilities],
  })
  answer(locationChanges.getChanges, { items: [] })
  answer(locationChanges.getCustomers, { items: [{ klantnummer: 'K1', naam: 'Bouw' }] })
  answer(locationChanges.checkNumber, { inGebruik: false, bron: 'backoffice' })
  answer(metacom.getBranches, list(['RTM', 'Rotterdam'], ['UTR', 'Utrecht']))
  answer(metacom.getCompanies, ({ vestiging }) => list([`${vestiging}-B`, 'Bouwbedrijf']))
  answer(metacom.getProjects, ({ bedrijf }) => list([`${bedrijf}-1`, 'Blok B']))
  answer(metacom.getPosts, list(['05.32', 'Hijsen']))
  answer(metacom.saveLocation, { id: uuid(1), status: 'wachtrij', backofficeNummer: null, reden: '', mail: 'uit' })
})

const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = async (label: RegExp, value: string) => {
  await screen.findByText(new RegExp(`\\(${value}\\)`))
  fill(label, value)
}
const make = async () => fireEvent.click(await screen.findByRole('button', { name: 'Locatie aanmaken' }))

describe('a location that is booked in MetaCom', () => {
  it('is made from lists of which each depends on the one before, and sent as one order (R-ROUTE-25)', async () => {
    await openPage('/locatie-aanmaken-dura')
    expect(await screen.findByLabelText(/^Bedrijf/)).toHaveProperty('disabled', true)
    expect(screen.getByText('Kies eerst een vestiging.')).toBeTruthy()
    await choose(/^Vestiging/, 'RTM')
    await choose(/^Bedrijf/, 'RTM-B')
    await choose(/^Project/, 'RTM-B-1')
    await choose(/^Bewakingspost/, '05.32')
    for (const [label, value] of [
      [/^Locatienummer/, '20005'],
      [/^Omschrijving/, 'Blok B'],
      [/^Straat/, 'Kade 1'],
      [/^Postcode/, '3011 AA'],
      [/^Plaats/, 'Rotterdam'],
      [/^Contactpersoon/, 'Kees'],
      [/^Telefoonnummer/, '06 1'],
    ] as const)
      fill(label, value)
    await choose(/^Klant/, 'K1')
    await make()
    await vi.waitFor(() => expect(sentTo(metacom.saveLocation)).toHaveLength(1))
    expect(sentTo(metacom.saveLocation).map(({ input }) => input)).toEqual([
      expect.objectContaining({
        ...{ nummer: '20005', vestiging: 'RTM', bedrijf: 'RTM-B', projectNummer: 'RTM-B-1', bewakingspost: '05.32' },
      }),
    ])
    expect(shownPath()).toBe('/locatie-aanmaken-dura')
  })

  it('forgets what was chosen below when something above is chosen again', async () => {
    await openPage('/locatie-aanmaken-dura')
    await choose(/^Vestiging/, 'RTM')
    await choose(/^Bedrijf/, 'RTM-B')
    await choose(/^Vestiging/, 'UTR')
    expect(screen.getByLabelText(/^Bedrijf/)).toHaveProperty('value', '')
    expect(screen.getByLabelText(/^Project/)).toHaveProperty('disabled', true)
  })

  it('is not sent without its number and its booking', async () => {
    await openPage('/locatie-aanmaken-dura')
    await make()
    for (const label of [/^Locatienummer/, /^Vestiging/, /^Bedrijf/, /^Project/, /^Bewakingspost/])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid'), String(label)).toBe('true')
    expect(sentTo(metacom.saveLocation)).toEqual([])
  })

  it('says that MetaCom does not answer, and asks again', async () => {
    answer(metacom.getBranches, () => refusal(504, 'metacom.geen_antwoord'))
    await openPage('/locatie-aanmaken-dura')
    expect(await screen.findByText(/^MetaCom antwoordt nu niet/)).toBeTruthy()
    answer(metacom.getBranches, list(['RTM', 'Rotterdam']))
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByText('Rotterdam (RTM)')).toBeTruthy()
  })
})
