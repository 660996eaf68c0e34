import { hubEvents } from '@portal/contract/hub.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { onHubEvent, watchHub } from './hub.ts'
import { endSession, startSession } from './session.ts'

const hub = vi.hoisted(() => ({ open: 0, closed: 0, deliver: (_name: string, _payload: unknown) => {}, token: '' }))

// A real socket needs a server; the browser tests connect to one.
vi.mock('socket.io-client', () => ({
  io: (_address: string, options: { auth: (give: (data: { token: string }) => void) => void }) => {
    hub.open += 1
    options.auth(({ token }) => {
      hub.token = token
    })
    return {
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
    expect(hub.token).toBe(token)
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
