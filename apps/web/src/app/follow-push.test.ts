import { auth } from '@portal/contract/auth.ts'
import { notifications } from '@portal/contract/notifications.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noPushBrowser, pushBrowser } from '../../test/push-browser.ts'
import { answer, freshPortal, logIn, sentTo } from '../../test/stand-in.tsx'
import { tokenFor } from '../../test/token-for.ts'
import { endSession, startSession } from '../lib/session.ts'
import { logOut } from '../shared/frame/log-out.ts'
import { followPush } from './follow-push.ts'
import { router } from './routes.tsx'

let isOn = true
beforeEach(() => {
  freshPortal()
  isOn = true
  answer(notifications.reportDevice, () => ({ aan: isOn, sleutel: 'BKey' }))
  answer(notifications.addDevice, null)
})
let stop = () => {}
afterEach(() => {
  stop()
  noPushBrowser()
})
const reported = () => sentTo(notifications.reportDevice).map(({ input }) => input.gebruikerLogin)

describe('the subscription of a browser', () => {
  it('is reported to the portal with its person, and goes when the portal does not have it for them', async () => {
    const browser = pushBrowser({ key: 'BKey' })
    logIn()
    stop = followPush()
    await vi.waitFor(() => expect(reported()).toHaveLength(1))
    expect(browser.key).toBe('BKey')
    isOn = false
    endSession()
    startSession(tokenFor('collega'), 'Identity')
    await vi.waitFor(() => expect(browser.key).toBeNull())
    expect(reported()[1]).toBe('collega')
  })

  it('is rebuilt where the portal has another key', async () => {
    const browser = pushBrowser({ key: 'BOld' })
    logIn()
    stop = followPush()
    await vi.waitFor(() => expect(sentTo(notifications.addDevice)).toHaveLength(1))
    expect(browser.key).toBe('BKey')
  })

  it('goes with logging out, also without a connection', async () => {
    const browser = pushBrowser({ key: 'BKey' })
    logIn()
    answer(auth.logout, () => Promise.reject(new TypeError('no connection')))
    await logOut()
    expect(browser.key).toBeNull()
  })
})

describe('a tap on a push', () => {
  it('goes to its screen in the open page', async () => {
    pushBrowser()
    stop = followPush()
    const go = vi.spyOn(router, 'navigate').mockResolvedValue()
    const tell = (data: unknown) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
    tell('nonsense')
    tell({ type: 'OPEN', path: 7 })
    expect(go).not.toHaveBeenCalled()
    tell({ type: 'OPEN', path: '/aanvragen/P-1' })
    expect(go).toHaveBeenCalledWith({ href: '/aanvragen/P-1' })
    go.mockRestore()
  })
})
