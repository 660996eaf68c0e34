import { settings } from '@portal/contract/settings.ts'
import { capabilities, standIns } from '@portal/domain/settings/capabilities.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, buildLocation, freshPortal, logIn, openPage } from '../../test/stand-in.tsx'
import { router } from './routes.tsx'

const none = { intValues: [], stringValues: [], multiStrings: [], columnSettings: [], fileValues: [] }
const boolValues = [{ name: 'AppNieuweLocatieAanmaken_Actief', value: true }]
const serve = (has: boolean) =>
  answer(settings.getSettings, { ...none, boolValues, ...(has && { mogelijkheden: [...capabilities] }) })
const pathNow = () => router.state.location.pathname

beforeEach(() => {
  freshPortal()
  logIn(buildLocation({ projectNummer: 'P10001' }))
})

describe('the hub', () => {
  const hrefs = async () => {
    const main = within(await screen.findByRole('main'))
    await main.findByRole('link', { name: /^Facturen/ })
    return main.getAllByRole('link').map((link) => link.getAttribute('href'))
  }

  it('links to the screens of the variant where the tenant has them (R-ROUTE-25)', async () => {
    serve(true)
    await openPage('/locatie')
    const found = await hrefs()
    expect(found).toEqual(expect.arrayContaining(standIns.map(({ own }) => own)))
    expect(found.filter((href) => standIns.some(({ plain }) => plain === href))).toEqual([])
  })

  it('links to the plain screens elsewhere (R-ROUTE-25)', async () => {
    serve(false)
    await openPage('/locatie')
    const found = await hrefs()
    expect(found).toEqual(expect.arrayContaining(standIns.map(({ plain }) => plain)))
    expect(found.filter((href) => standIns.some(({ own }) => own === href))).toEqual([])
  })
})

describe.each(standIns)('$own', ({ own, plain }) => {
  it('does not exist where the tenant lacks it (R-ROUTE-25)', async () => {
    serve(false)
    await openPage(own)
    await vi.waitFor(() => expect(pathNow()).toBe('/404'))
  })

  it(`stands in for ${plain} where the tenant has it, with what the address asks (R-ROUTE-25)`, async () => {
    serve(true)
    await openPage(`${plain}?zoek=graver`)
    await vi.waitFor(() => expect(pathNow()).toBe(own))
    expect(router.state.location.search).toMatchObject({ zoek: 'graver' })
  })
})
