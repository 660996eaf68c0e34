import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildOrder, buildPromises } from '../../../test/order-pages.ts'
import { serveSettings } from '../../../test/order-portal.ts'
import { buildRequest } from '../../../test/request-portal.ts'
import { watchSaves } from '../../../test/saved-files.ts'
import { answer, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'

const inhoud = { naam: 'Betonmolen 150 l', aantal: 2, anderen: 3, afbeelding: null }

beforeEach(() => {
  freshPortal()
  logIn()
})
afterEach(() => vi.restoreAllMocks())

async function openMenu(path: string) {
  await openPage(path)
  await userEvent.click(await screen.findByRole('button', { name: 'Meer' }, { timeout: 10_000 }))
  return within(screen.getByRole('group', { name: 'Meer' }))
}

/** The file that the browser is given to save. */
async function saved(press: () => Promise<void>): Promise<string> {
  const { files, stop } = watchSaves()
  await press()
  const file = await vi.waitUntil(() => files[0])
  stop()
  return file.text()
}

describe('what was sent', () => {
  it('goes into one’s own calendar on its whole day, by its name, with its number and place', async () => {
    answer(requests.getRequest, buildRequest({ inhoud }))
    const menu = await openMenu('/aanvragen/P-100001')
    const file = await saved(() => userEvent.click(menu.getByRole('button', { name: 'In mijn agenda zetten' })))
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
    for (const line of [
      'DTSTART;VALUE=DATE:20260622',
      'SUMMARY:2 × Betonmolen 150 l + 3',
      'DESCRIPTION:P-100001',
      'LOCATION:De Waterlinie',
    ])
      expect(file).toContain(`\r\n${line}\r\n`)
  })

  it('has no entry for the calendar while it has no day', async () => {
    const order = buildOrder({ inhoud, leverDatum: null })
    answer(orders.getDeliveredOrder, { ...order, regels: [], beloften: buildPromises(0) })
    const menu = await openMenu('/orders/aanvoer/AO26-1')
    expect(menu.queryByRole('button', { name: 'In mijn agenda zetten' })).toBeNull()
    expect(menu.getByRole('button', { name: 'Afdrukken' })).toBeTruthy()
  })

  it('is shared by its address where the device shares nothing itself', async () => {
    answer(requests.getRequest, buildRequest({ inhoud }))
    const menu = await openMenu('/aanvragen/P-100001')
    // Gives the page a clipboard.
    const person = userEvent.setup()
    await person.click(menu.getByRole('button', { name: 'Link kopiëren' }))
    expect(await navigator.clipboard.readText()).toMatch(/\/aanvragen\/P-100001$/)
  })

  it('says so when the browser has no clipboard', async () => {
    answer(requests.getRequest, buildRequest({ inhoud }))
    const menu = await openMenu('/aanvragen/P-100001')
    const copy = menu.getByRole('button', { name: 'Link kopiëren' })
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    fireEvent.click(copy)
    expect(await screen.findByText('Er is iets misgegaan. Probeer het opnieuw.')).toBeTruthy()
  })

  it('offers the telephone of the company, and none where there is none', async () => {
    answer(requests.getRequest, buildRequest({ inhoud }))
    serveSettings({ Contact_Telefoon: '030 123 45 67' })
    const menu = await openMenu('/aanvragen/P-100001')
    expect(menu.getByRole('button', { name: /bellen/ }).textContent).toContain('030 123 45 67')
  })
})
