import { contract } from '@portal/contract/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { addressWithin, openAddress } from '../../worker/open-address.ts'
import { renewPath, renewSubscription } from '../../worker/renew-subscription.ts'

const scope = 'https://portaal.example/'
const at = (path: string) => new URL(path, scope)

function windowsAt(...paths: readonly string[]) {
  const told: unknown[] = []
  const focused: string[] = []
  const opened: string[] = []
  const open = paths.map((path) => ({
    url: at(path).href,
    focus: async () => void focused.push(path),
    postMessage: (message: unknown) => void told.push([path, message]),
  }))
  return { told, focused, opened, matchAll: async () => open, openWindow: async (url: string) => void opened.push(url) }
}

describe('a tap on a push', () => {
  it('goes to the window that shows the screen already, and loads nothing there', async () => {
    const windows = windowsAt('/bestellijst', '/aanvragen/P-1')
    await openAddress(windows, at('/aanvragen/P-1'))
    expect(windows).toMatchObject({ focused: ['/aanvragen/P-1'], told: [], opened: [] })
  })

  it('leads an open window to the screen by its own way, also where it may not be brought to the front', async () => {
    const windows = windowsAt('/bestellijst')
    const [only] = await windows.matchAll()
    if (only) only.focus = () => Promise.reject(new Error('not allowed'))
    await openAddress(windows, at('/aanvragen/P-1?tab=2'))
    expect(windows.told).toEqual([['/bestellijst', { type: 'OPEN', path: '/aanvragen/P-1?tab=2' }]])
    expect(windows.opened).toEqual([])
  })

  it('opens the portal where no window is open', async () => {
    const windows = windowsAt()
    await openAddress(windows, at('/aanvragen/P-1'))
    expect(windows.opened).toEqual(['https://portaal.example/aanvragen/P-1'])
  })

  it('never leads out of the portal', () => {
    expect(addressWithin(scope, '/aanvragen/P-1').href).toBe('https://portaal.example/aanvragen/P-1')
    for (const outside of ['https://elders.example/x', '//elders.example/x', 'javascript:alert(1)', 7, undefined])
      expect(addressWithin(scope, outside).href).toBe(scope)
  })
})

describe('a browser whose push service gave it another subscription', () => {
  const subscription = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh: `p of ${endpoint}`, auth: `a of ${endpoint}` } }),
  })
  // Of the browser's own objects these are the parts that are used.
  const change = (parts: object) => parts as Parameters<typeof renewSubscription>[1]
  const managerThat = (subscribe: () => unknown) =>
    ({ scope, pushManager: { subscribe } }) as unknown as Parameters<typeof renewSubscription>[0] // as above

  it('calls the portal at the address of the contract, subscribing again where the browser did not', async () => {
    const sent = vi.fn(async (_address: URL, _request: RequestInit) => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', sent)
    const registration = managerThat(async () => subscription('new'))
    await renewSubscription(registration, change({ oldSubscription: subscription('old') }))
    const [address, request] = sent.mock.calls[0] ?? []
    expect(address?.pathname).toBe(contract.notifications.renewDevice.path)
    expect(renewPath).toBe(contract.notifications.renewDevice.path)
    expect(JSON.parse(String(request?.body))).toEqual({
      endpoint: 'new',
      p256dh: 'p of new',
      auth: 'a of new',
      vorige: 'old',
    })
  })

  it('says nothing where it does not know the former one', async () => {
    const sent = vi.fn()
    vi.stubGlobal('fetch', sent)
    await renewSubscription(
      managerThat(() => expect.unreachable()),
      change({ oldSubscription: null }),
    )
    expect(sent).not.toHaveBeenCalled()
  })
})
