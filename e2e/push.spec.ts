import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, portalUrl, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { desk, phone } from './open-page.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow' })

const visit = { account: 'medewerker', location: '10041', path: '/meldingen-instellen' }

/**
 * Gives the browser a push service: the one of its maker cannot be reached from a test. What it subscribed to is kept over
 * a reload, as a browser does; everything after that is the browser's own.
 */
async function givePushService(context: BrowserContext): Promise<void> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const given = {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(12).toString('hex')}`,
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const name = 'push subscription of the journey'
    const bytesOf = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer
    const subscriptionOf = (key: string) => ({
      endpoint,
      options: { applicationServerKey: bytesOf(key), userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(name)
        return true
      },
    })
    const found = () => {
      const key = localStorage.getItem(name)
      return key === null ? null : subscriptionOf(key)
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => found(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(name, applicationServerKey)
        return found()
      },
    })
  }, given)
}

/** Has the browser give its worker a push, as it does when its push service brought one. */
async function bringPush(context: BrowserContext, page: Page, data: object): Promise<void> {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(portalUrl()).origin
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
}

/** What the worker shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, icon }) => ({
      title,
      body,
      tag,
      icon: new URL(icon).pathname,
    }))
  })

test('a phone is switched on by a tap, its worker shows a push and a tap on it goes to its screen in the open page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: new URL(portalUrl()).origin })
  await givePushService(context)
  await page.setViewportSize(phone)
  await enter(page, visit)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const here = page.getByRole('switch', { name: 'Meldingen op dit apparaat' })
  await expect(here).toHaveAttribute('aria-checked', 'false')
  await here.click()
  await expect(here).toHaveAttribute('aria-checked', 'true')
  const devices = page.getByRole('list', { name: 'Apparaten die aan staan' })
  await expect(devices.getByText('Dit apparaat')).toBeVisible()
  await page.reload()
  await expect(here).toHaveAttribute('aria-checked', 'true')
  await devices.getByRole('button', { name: /^Testmelding sturen/ }).click()
  await expect(page.getByText('Verstuurd. De melding komt binnen enkele seconden.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await keepPicture(page, 'push-phone')
  await page.setViewportSize(desk)
  await expectAccessible(page)
  await keepPicture(page, 'push-desk')

  const push = { titel: 'Een aanvraag is akkoord', tekst: 'Akkoord: 2 × Betonmolen', pad: '/aanvragen', kenmerk: 'een' }
  await bringPush(context, page, push)
  const first = { title: push.titel, body: push.tekst, tag: 'een', icon: '/mark-192.png' }
  await expect.poll(() => shown(page)).toEqual([first])
  await bringPush(context, page, { ...push, tekst: 'Akkoord: 3 × Betonmolen' })
  await expect.poll(() => shown(page)).toEqual([{ ...first, body: 'Akkoord: 3 × Betonmolen' }])

  await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('the portal has no worker')
  await worker.evaluate(async () => {
    // In the worker these are its own; the journey is typed as a page.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expect(page).toHaveURL(/\/aanvragen$/)
  expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
  await expect.poll(() => shown(page)).toEqual([])

  await page.goto(visit.path)
  await expect(here).toHaveAttribute('aria-checked', 'true')
  await here.click()
  await expect(here).toHaveAttribute('aria-checked', 'false')
  await expect(devices).toBeHidden()
})

test('a browser that blocks notifications says how to allow them', nightly, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.setViewportSize(phone)
  await enter(page, visit)
  await expect(page.getByText(/in deze browser geblokkeerd/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await keepPicture(page, 'push-denied-phone')
  await page.setViewportSize(desk)
  await keepPicture(page, 'push-denied-desk')
})
