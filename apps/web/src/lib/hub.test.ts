import { hubEvents } from '@portal/contract/hub.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { onHubEvent, watchHub } from './hub.ts'
import { endSession, startSession } from './session.ts'

interface Greeting {
  readonly token: string
  readonly missedMs: number
}

const hub = vi.hoisted(() => ({
  open: 0,
  closed: 0,
  deliver: (_name: string, _payload: unknown) => {},
  signOfLife: () => {},
  greet: (): Greeting => ({ token: '', missedMs: -1 }),
}))

// A real socket needs a server; the browser tests connect to one.
vi.mock('socket.io-client', () => ({
  io: (_address: string, options: { auth: (give: (data: Greeting) => void) => void }) => {
    hub.open += 1
    hub.greet = () => {
      let greeting: Greeting = { token: '', missedMs: -1 }
      options.auth((given) => {
        greeting = given
      })
      return greeting
    }
    return {
      io: {
        on: (_event: 'ping', heard: () => void) => {
          hub.signOfLife = heard
        },
      },
      onAny: (deliver: typeof hub.deliver) => {
        hub.deliver = deliver
      },
      disconnect: () => {
        hub.closed += 1
      },
    }
  },
}))

let stop = () => {}
beforeEach(() => {
  endSession()
  Object.assign(hub, { open: 0, closed: 0 })
  stop = watchHub()
})
afterEach(() => stop())

async function signIn(): Promise<string> {
  const token = tokenFor('uitvoerder')
  startSession(token, 'Identity')
  await vi.waitFor(() => expect(hub.open).toBe(1))
  return token
}

describe('hub', () => {
  it('connects once somebody is signed in, with the token, and not before (R-RT-01)', async () => {
    expect(hub.open).toBe(0)
    const token = await signIn()
    expect(hub.greet().token).toBe(token)
  })

  it('says at each connection since when it may have missed something (R-RT-03)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const began = Date.now()
      await signIn()
      vi.setSystemTime(began + 4000)
      expect(hub.greet().missedMs).toBe(4000)
      hub.signOfLife()
      vi.setSystemTime(began + 4700)
      expect(hub.greet().missedMs).toBe(700)
      endSession()
      startSession(tokenFor('ander'), 'Identity')
      expect(hub.greet().missedMs).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('counts from when the page was asked for, for somebody whose session was there: answers came with it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + 60_000 })
    try {
      stop()
      startSession(tokenFor('uitvoerder'), 'Identity')
      stop = watchHub()
      await vi.waitFor(() => expect(hub.open).toBe(1))
      expect(hub.greet().missedMs).toBeGreaterThanOrEqual(60_000)
    } finally {
      vi.useRealTimers()
    }
  })

  it('runs what listens for changed locations (R-RT-02)', async () => {
    const listener = vi.fn()
    const off = onHubEvent('locationsUpdated', listener)
    await signIn()
    hub.deliver('SomethingElse', {})
    expect(listener).not.toHaveBeenCalled()
    hub.deliver(hubEvents.locationsUpdated.name, {})
    expect(listener).toHaveBeenCalledTimes(1)
    off()
  })

  it('lets go at logout (R-RT-04)', async () => {
    await signIn()
    endSession()
    expect(hub.closed).toBe(1)
  })
})
