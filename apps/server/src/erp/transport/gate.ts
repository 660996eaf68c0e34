import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../../platform/log/log.ts'
import { asErpError, ErpError, happeningOf, isAccountRefused } from '../erp-error.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { ErpLimits } from './limits.ts'

/** Lets requests through while the way stands and the account is taken. */
export interface Gate {
  /**
   * Passes at once, or after the probe that a half-open gate sends before anything else.
   * @throws ErpError with `notSent`, so that nobody takes a write for sent
   */
  pass(): Promise<void>
  /**
   * Asks at once for somebody who wants to know now, whatever pause there is, and a refusal makes no pause longer. Once in
   * some seconds at most: who wants to know sooner waits for the next time, together with all who do. Never throws.
   */
  tryNow(): Promise<void>
  /** Every answer, and with null every success, says something about way and account. */
  note(error: ErpError | null): void
  /** False while nothing can be sent. */
  isOpen(): boolean
}

export interface GateOptions {
  readonly limits: ErpLimits
  readonly now: () => number
  readonly log: Logger
  /** The smallest request there is; the gate notes by itself what became of it. */
  readonly probe: () => Promise<unknown>
  /** Resolves after so many milliseconds of the clock `now`. */
  readonly wait?: (ms: number) => Promise<unknown>
}

/** Keeps no process from ending. */
const sleep = (ms: number): Promise<unknown> => setTimeout(ms, undefined, { ref: false })

type Breaker = 'account' | 'way'

const tooManyRequests = 429

/** Asked to go slower, or not asked at all: neither says whether anybody is served. */
const saysNothing = ({ details }: ErpError) => details.notSent === true || details.status === tooManyRequests

/** @param last the failure that stopped everything */
function refusalBy(breaker: Breaker, last: ErpError | null): ErpError {
  const why = last === null ? '' : `: ${last.message}`
  const details = { notSent: true, ...(last === null ? {} : { because: happeningOf(last) }) }
  if (breaker === 'account')
    return new ErpError('auth', `The back office refused the account${why}`, { ...details, code: 'AccountRefused' })
  return new ErpError('transient', `The back office cannot be reached${why}`, { ...details, code: 'BreakerOpen' })
}

/** What is known of account and way, each with a breaker of its own: one refusal of an account is enough (failure mode 19). */
function createBreakers({ limits, now, log }: Omit<GateOptions, 'probe' | 'wait'>) {
  const way = createCircuitBreaker({
    failuresToOpen: limits.failuresToOpenBreaker,
    pauseMs: limits.breakerPauseMs,
    now,
  })
  const account = createCircuitBreaker({
    failuresToOpen: 1,
    pauseMs: limits.authPauseMs,
    longestPauseMs: limits.longestAuthPauseMs,
    now,
  })
  const last: Record<Breaker, ErpError | null> = { account: null, way: null }
  const isClosed = () => account.state === 'closed' && way.state === 'closed'

  const refuseAccount = (error: ErpError) => {
    last.account = error
    account.failed()
    const facts = { code: error.details.code, correlation: error.details.correlationId, pauseMs: account.pauseMs }
    log.warn(facts, `the back office refuses the account, nothing is sent for a while: ${error.message}`)
  }
  const loseWay = (error: ErpError) => {
    last.way = error
    way.failed()
    if (way.state === 'open')
      log.warn({ code: error.details.code, pauseMs: way.pauseMs }, `back office away: ${error.message}`)
  }
  const recover = () => {
    if (!isClosed()) log.info('the back office answers again')
    way.succeeded()
    account.succeeded()
  }
  return {
    isClosed,
    note(error: ErpError | null) {
      if (error !== null && isAccountRefused(error)) refuseAccount(error)
      else if (error?.details.onTheWay === true) loseWay(error)
      else if (error === null || !saysNothing(error)) recover()
    },
    blocking: (): Breaker | null => (account.state === 'open' ? 'account' : way.state === 'open' ? 'way' : null),
    lastOf: (breaker: Breaker) => last[breaker],
  }
}

export function createGate({ probe, wait = sleep, ...parts }: GateOptions): Gate {
  const { limits, now, log } = parts
  const { note, isClosed, blocking, lastOf } = createBreakers(parts)
  let probing: Promise<unknown> | null = null
  let triedAt = Number.NEGATIVE_INFINITY
  let trying: Promise<void> | null = null

  const ask = async (): Promise<void> => {
    try {
      await probe()
    } catch (error) {
      note(asErpError(error))
      throw error
    }
    note(null)
  }
  const askForSomebody = async (): Promise<void> => {
    try {
      await probe()
      note(null)
    } catch (error) {
      const failure = asErpError(error)
      if (!isAccountRefused(failure) && failure.details.onTheWay !== true) note(failure)
      else log.info({ code: failure.details.code }, `the back office was tried at once: ${failure.message}`)
    }
  }
  const tryInTime = async (): Promise<void> => {
    const waitMs = triedAt + limits.tryNowPauseMs - now()
    if (waitMs > 0) await wait(waitMs)
    // Meanwhile somebody else may have been served.
    if (isClosed()) return
    triedAt = now()
    await askForSomebody()
  }
  return {
    note,
    isOpen: () => blocking() === null,
    async tryNow() {
      if (isClosed()) return
      trying ??= tryInTime().finally(() => {
        trying = null
      })
      await trying
    },
    async pass() {
      const stopped = blocking()
      if (stopped !== null) throw refusalBy(stopped, lastOf(stopped))
      if (isClosed()) return
      probing ??= ask().finally(() => {
        probing = null
      })
      try {
        await probing
      } catch (error) {
        // Refused for a reason of its own, but answered: then others may well be served.
        if (isClosed()) return
        const { message, details } = asErpError(error)
        throw new ErpError(blocking() === 'account' ? 'auth' : 'transient', message, { ...details, notSent: true })
      }
    },
  }
}
