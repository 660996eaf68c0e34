import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings } from '../../../../test/order-portal.ts'
import { freshPortal, logIn, openPage, router } from '../../../../test/stand-in.tsx'

const device = window.matchMedia

/** The page as it is on a phone, or on a desk. */
function makeNarrow(isNarrow: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ ...device(query), matches: isNarrow && query.includes('720px') }))
}

beforeEach(() => {
  freshPortal()
  logIn()
})
afterEach(() => vi.stubGlobal('matchMedia', device))

async function openChoice(): Promise<HTMLElement> {
  await openPage('/info')
  const [opener] = screen.getAllByRole('button', { name: /^Gekozen locatie/ })
  if (opener === undefined) throw new Error('No location picker')
  await userEvent.click(opener)
  return screen.findByRole('dialog', { name: 'Locatie kiezen' })
}

describe('the choice of a location on a phone', () => {
  it('leads to the location and to the removal list', async () => {
    makeNarrow(true)
    const choice = within(await openChoice())
    expect(choice.getByRole('link', { name: 'Afvoerlijst' }).getAttribute('href')).toBe('/afvoerlijst')
    await userEvent.click(choice.getByRole('link', { name: 'Naar deze locatie' }))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locatie'))
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Locatie kiezen' })).toBeNull())
  })

  it('leaves out what is switched off (R-SCR-SHELL-25)', async () => {
    makeNarrow(true)
    serveSettings({ AppAfvoerlijst_Actief: false })
    const choice = within(await openChoice())
    expect(choice.getByRole('link', { name: 'Naar deze locatie' })).toBeTruthy()
    expect(choice.queryByRole('link', { name: 'Afvoerlijst' })).toBeNull()
  })

  it('leaves the way to the main menu where that has room', async () => {
    makeNarrow(false)
    expect(within(await openChoice()).queryByRole('link', { name: 'Naar deze locatie' })).toBeNull()
  })
})
