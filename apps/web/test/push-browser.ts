import { vi } from 'vitest'

interface PushBrowser {
  permission: NotificationPermission
  /** What the person says when they are asked. */
  says: NotificationPermission
  /** The key it is subscribed with; null without a subscription. */
  key: string | null
  asked: number
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))

/** A browser with a push service, which jsdom has not. */
export function pushBrowser(start: Partial<PushBrowser> = {}): PushBrowser {
  const browser: PushBrowser = { permission: 'default', says: 'granted', key: null, asked: 0, ...start }
  const subscription = (key: string) => ({
    endpoint: `https://push.example/${key}`,
    options: { applicationServerKey: bytesOf(key).buffer },
    toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      browser.key = null
      return true
    },
  })
  const pushManager = {
    getSubscription: async () => (browser.key === null ? null : subscription(browser.key)),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      browser.key = applicationServerKey
      return subscription(applicationServerKey)
    },
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.asked += 1
      browser.permission = browser.says
      return browser.says
    },
  })
  const registration = { pushManager }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    }),
  })
  return browser
}

/** The browser of jsdom, without a push service; what the set-up stubbed stays. */
export function noPushBrowser(): void {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
