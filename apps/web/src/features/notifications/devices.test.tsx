// Needs modules of its own: it puts a push service in the place of a browser without one.
import { notifications, type PushDevice } from '@portal/contract/notifications.ts'
import { defaultPreferences } from '@portal/domain/notifications/preferences.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noPushBrowser, pushBrowser } from '../../../test/push-browser.ts'
import { answer, freshPortal, logIn, openPage, sentTo, uuid } from '../../../test/stand-in.tsx'

const key = 'BKey'
const own: PushDevice = {
  id: uuid(1),
  hier: true,
  browser: 'Chrome',
  systeem: 'Android',
  sinds: '2026-12-01T08:00:00.000Z',
  gebruikt: '2026-12-01T09:00:00.000Z',
}
const other: PushDevice = { ...own, id: uuid(2), hier: false, browser: 'Firefox', systeem: 'Windows' }
let items: PushDevice[] = []
let actief = true

beforeEach(() => {
  freshPortal()
  logIn()
  items = []
  actief = true
  answer(notifications.getPreferences, { voorkeuren: defaultPreferences, email: 'eva@bouw.example' })
  answer(notifications.getDevices, () => ({ actief, sleutel: key, items }))
  answer(notifications.reportDevice, () => ({ aan: items.length > 0, sleutel: key }))
  answer(notifications.addDevice, () => {
    items = [own, ...items]
    return null
  })
  answer(notifications.removeDevice, ({ apparaatId }) => {
    items = items.filter(({ id }) => id !== apparaatId)
    return null
  })
  answer(notifications.testDevice, null)
})
afterEach(noPushBrowser)

const toggle = () => screen.findByRole('switch', { name: 'Meldingen op dit apparaat' })

describe('the devices of a person', () => {
  it('ask for permission by a tap only', async () => {
    const browser = pushBrowser()
    await openPage('/meldingen-instellen')
    const here = await toggle()
    expect([browser.asked, here.getAttribute('aria-checked')]).toEqual([0, 'false'])
    await userEvent.click(here)
    await vi.waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('true'))
    expect(browser.asked).toBe(1)
    expect(sentTo(notifications.addDevice)[0]?.input).toMatchObject({ endpoint: `https://push.example/${key}` })
    await userEvent.click(await toggle())
    await vi.waitFor(() => expect(sentTo(notifications.removeDevice)).toHaveLength(1))
    await vi.waitFor(() => expect(browser.key).toBeNull())
  })

  it('are read again once the portal no longer has the one that is switched off', async () => {
    pushBrowser({ permission: 'granted', key })
    items = [own]
    // What somebody who asks before that is told, they would go on seeing.
    let removed = () => {}
    const isRemoved = new Promise<void>((resolve) => {
      removed = resolve
    })
    answer(notifications.removeDevice, async () => {
      await isRemoved
      items = []
      return null
    })
    await openPage('/meldingen-instellen')
    const list = await screen.findByRole('list', { name: 'Apparaten die aan staan' })
    const before = sentTo(notifications.getDevices).length
    await userEvent.click(await toggle())
    await vi.waitFor(() => expect(sentTo(notifications.removeDevice)).toHaveLength(1))
    expect(sentTo(notifications.getDevices)).toHaveLength(before)
    removed()
    await vi.waitFor(() => expect(list.isConnected).toBe(false))
  })

  it('stay off where the person says no, with how to undo that', async () => {
    const browser = pushBrowser({ says: 'denied' })
    await openPage('/meldingen-instellen')
    await userEvent.click(await toggle())
    expect(await screen.findByText(/in deze browser geblokkeerd/)).toBeTruthy()
    expect([browser.key, sentTo(notifications.addDevice)]).toEqual([null, []])
  })

  it('say so where the browser has no push', async () => {
    await openPage('/meldingen-instellen')
    expect(await screen.findByText(/Deze browser kan geen meldingen ontvangen/)).toBeTruthy()
  })

  it('say on an iPhone to put the portal on its home screen first', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    await openPage('/meldingen-instellen')
    expect(await screen.findByText(/Zet op beginscherm/)).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('are tried out and removed one by one', async () => {
    pushBrowser({ permission: 'granted', key })
    items = [own, other]
    await openPage('/meldingen-instellen')
    const list = within(await screen.findByRole('list', { name: 'Apparaten die aan staan' }))
    await userEvent.click(list.getByRole('button', { name: 'Testmelding sturen: Firefox · Windows' }))
    await vi.waitFor(() => expect(sentTo(notifications.testDevice)[0]?.input.apparaatId).toBe(other.id))
    await userEvent.click(list.getByRole('button', { name: 'Firefox · Windows verwijderen' }))
    await vi.waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  })

  it('cannot be switched on where the company switched push off', async () => {
    pushBrowser()
    actief = false
    await openPage('/meldingen-instellen')
    expect(await screen.findByText(/Uw bedrijf heeft meldingen/)).toBeTruthy()
    expect(screen.queryByRole('switch', { name: 'Meldingen op dit apparaat' })).toBeNull()
  })
})
