import { describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { ErpError } from '../erp-error.ts'
import { classifyAnswer } from './classify-answer.ts'
import { createGate } from './gate.ts'
import { defaultLimits } from './limits.ts'

describe('the gate', () => {
  const gateOf = (probe: () => Promise<unknown>) => {
    const clock = { ms: 0 }
    const wait = async (ms: number) => {
      clock.ms += ms
    }
    const gate = createGate({ limits: defaultLimits, now: () => clock.ms, log: createLog('silent'), probe, wait })
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

  const said = (status: number, code?: string) =>
    classifyAnswer({ status, headers: {}, text: '' }, code === undefined ? null : { code, message: 'No.' }, true)

  it.each([
    [503, undefined],
    [503, 'Internal_TenantUnavailable'],
    [502, undefined],
    [504, undefined],
  ])('closes after %i %s five times in a row, because nobody is served there', (status, code) => {
    const { gate } = gateOf(async () => undefined)
    for (let count = 0; count < 4; count += 1) gate.note(said(status, code))
    expect(gate.isOpen()).toBe(true)
    gate.note(said(status, code))
    expect(gate.isOpen()).toBe(false)
  })

  it('gives the cause of the pause while it is closed', async () => {
    const { gate } = gateOf(async () => undefined)
    for (let count = 0; count < 5; count += 1) gate.note(said(503))
    await expect(gate.pass()).rejects.toMatchObject({
      message: 'The back office cannot be reached: The back office answered 503',
      details: { code: 'BreakerOpen', because: 'busy', notSent: true },
    })
  })

  it('stays open when it is asked to go slower, however often', () => {
    const { gate } = gateOf(async () => undefined)
    for (let count = 0; count < 20; count += 1) gate.note(said(429))
    expect(gate.isOpen()).toBe(true)
  })

  it.each([429, 503])('takes %i for no sign that the account is taken again', async (status) => {
    const { gate, clock } = gateOf(() => Promise.reject(said(status)))
    gate.note(refused)
    gate.note(refused)
    clock.ms += 2 * minutes
    await expect(gate.pass()).rejects.toMatchObject({ details: { notSent: true, status } })
    gate.note(refused)
    clock.ms += 4 * minutes - 1
    expect(gate.isOpen()).toBe(false)
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

  it('tries at once for somebody who asks, within the pause of an account, and lets everybody pass again', async () => {
    let probes = 0
    const { gate } = gateOf(async () => {
      probes += 1
    })
    await gate.tryNow()
    expect(probes).toBe(0)
    gate.note(refused)
    expect(gate.isOpen()).toBe(false)
    await gate.tryNow()
    expect(probes).toBe(1)
    expect(gate.isOpen()).toBe(true)
    await gate.pass()
    expect(probes).toBe(1)
  })

  it('tries for somebody once in two seconds, for which who asks sooner waits; a refusal makes no pause longer', async () => {
    const triedAt: number[] = []
    const { gate, clock } = gateOf(() => {
      triedAt.push(clock.ms)
      return Promise.reject(refused)
    })
    gate.note(refused)
    await gate.tryNow()
    clock.ms = 800
    await Promise.all([gate.tryNow(), gate.tryNow(), gate.tryNow()])
    expect(triedAt).toEqual([0, 2000])
    clock.ms = 12_000
    await gate.tryNow()
    expect(triedAt).toEqual([0, 2000, 12_000])
    clock.ms = minutes - 1
    expect(gate.isOpen()).toBe(false)
    clock.ms = minutes
    expect(gate.isOpen()).toBe(true)
  })

  it('tries during the pause of the connection too, and stays closed without an answer', async () => {
    let answers = false
    const away = new ErpError('transient', 'No.', { code: 'NoConnection', notSent: true, onTheWay: true })
    const { gate, clock } = gateOf(() => (answers ? Promise.resolve() : Promise.reject(away)))
    for (let count = 0; count < 5; count += 1) gate.note(away)
    await gate.tryNow()
    expect(gate.isOpen()).toBe(false)
    answers = true
    clock.ms += 5000
    await gate.tryNow()
    expect(gate.isOpen()).toBe(true)
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
