import { hubEvents } from '@portal/contract/hub.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { watchHub } from './hub.ts'
import { onHubEvent } from './hub-events.ts'
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
  /** Connections that were asked for after the first. */
  again: 0,
  active: false,
  happens: (_event: string, _value: unknown) => {},
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
    const handlers = new Map<string, (value: unknown) => void>()
    hub.happens = (event, value) => handlers.get(event)?.(value)
    return {
      get active() {
        return hub.active
      },
      on: (event: string, handler: (value: unknown) => void) => handlers.set(event, handler),
      connect: () => {
        hub.again += 1
      },
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
  Object.assign(hub, { open: 0, closed: 0, again: 0, active: false })
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

  it('runs what listens for changes (R-RT-02)', async () => {
    const listener = vi.fn()
    const off = onHubEvent('changed', listener)
    await signIn()
    hub.deliver('SomethingElse', {})
    expect(listener).not.toHaveBeenCalled()
    hub.deliver(hubEvents.changed.name, { subjects: ['locations'] })
    expect(listener).toHaveBeenCalledTimes(1)
    off()
  })

  it('lets go at logout (R-RT-04)', async () => {
    await signIn()
    endSession()
    expect(hub.closed).toBe(1)
  })

  describe('once the portal lets it go', () => {
    const minute = 60_000
    beforeEach(async () => {
      await signIn()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })
    afterEach(() => void vi.useRealTimers())

    it.each([
      ['a portal that is not ready', 'connect_error', new Error('error.niet_gereed')],
      ['a portal that has too many of its pages', 'connect_error', new Error('verzoek.te_vaak')],
      ['a portal that says goodbye', 'disconnect', 'io server disconnect'],
    ])('connects again to %s (R-RT-01)', (_what, event, value) => {
      for (const times of [1, 2, 3]) {
        hub.happens(event, value)
        vi.advanceTimersByTime(minute)
        expect(hub.again).toBe(times)
      }
    })

    it('does not connect again with a session that is over (R-RT-04)', () => {
      hub.happens('connect_error', new Error('sessie.verlopen'))
      hub.happens(hubEvents.sessionEnded.name, {})
      hub.happens('disconnect', 'io server disconnect')
      vi.advanceTimersByTime(minute)
      expect(hub.again).toBe(0)
    })

    it('leaves a connection that breaks to the library, which connects again by itself', () => {
      hub.active = true
      hub.happens('connect_error', new Error('xhr poll error'))
      hub.happens('disconnect', 'transport close')
      vi.advanceTimersByTime(minute)
      expect(hub.again).toBe(0)
    })

    it('connects no more after logout (R-RT-04)', () => {
      hub.happens('connect_error', new Error('error.niet_gereed'))
      endSession()
      vi.advanceTimersByTime(minute)
      expect(hub.again).toBe(0)
    })
  })
})
