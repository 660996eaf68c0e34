import { describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { ErpError } from './erp-error.ts'
import { createGate } from './gate.ts'
import { defaultLimits } from './limits.ts'

describe('the gate', () => {
  const gateOf = (probe: () => Promise<unknown>) => {
    const clock = { ms: 0 }
    const gate = createGate({ limits: defaultLimits, now: () => clock.ms, log: createLog('silent'), probe })
    return { gate, clock }
  }
  const minutes = 60_000
  const refused = new ErpError('auth', 'No.', { status: 401, code: 'Unauthorized' })

  it('keeps a refused account back for a minute, then two, four and so on up to half an hour (failure mode 19)', () => {
    const { gate, clock } = gateOf(async () => undefined)
    for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
      gate.note(refused)
      clock.ms += pause * minutes - 1
      expect(gate.isOpen()).toBe(false)
      clock.ms += 1
      expect(gate.isOpen()).toBe(true)
    }
    gate.note(null)
    gate.note(refused)
    clock.ms += minutes
    expect(gate.isOpen()).toBe(true)
  })

  it('stays open when the account may not see one page of many', () => {
    const { gate } = gateOf(async () => undefined)
    gate.note(new ErpError('auth', 'No.', { status: 403, code: 'Authorization_RequestDenied' }))
    expect(gate.isOpen()).toBe(true)
  })

  it('asks once for all who wait, and never lets a write pass for sent when that fails', async () => {
    const { promise, reject } = Promise.withResolvers<never>()
    let probes = 0
    const { gate, clock } = gateOf(() => {
      probes += 1
      return promise
    })
    gate.note(refused)
    clock.ms = minutes
    const waiting = Promise.allSettled([gate.pass(), gate.pass()])
    const late = new ErpError('unknownOutcome', 'No answer', { code: 'TimedOut', notSent: false, onTheWay: true })
    gate.note(late)
    reject(late)
    const failed = { status: 'rejected', reason: { kind: 'transient', details: { code: 'TimedOut', notSent: true } } }
    expect(await waiting).toMatchObject([failed, failed])
    expect(probes).toBe(1)
  })

  it('lets others pass when the probe is refused for a reason of its own', async () => {
    const { gate, clock } = gateOf(async () => {
      const unpublished = new ErpError('contract', 'No.', { status: 404, code: 'Http_404' })
      gate.note(unpublished)
      throw unpublished
    })
    gate.note(refused)
    clock.ms = minutes
    await gate.pass()
    expect(gate.isOpen()).toBe(true)
  })
})
