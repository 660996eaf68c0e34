import { describe, expect, it } from 'vitest'
import { causeOfFailure, exchangeStop, type TableStanding } from './failure.ts'

describe('the cause of a failure', () => {
  it.each([
    ['BreakerOpen: The back office cannot be reached', 'unreachable'],
    ['BreakerOpen: The back office cannot be reached: The back office answered 503', 'busy'],
    ['AccountRefused: The back office refused the account', 'account'],
    ['Unauthorized: The credentials provided are incorrect.', 'account'],
    ['OAuth_invalid_client: No.', 'account'],
    ['Http_404: The back office answered 404', 'notPublished'],
    ['Http_429: The back office answered 429', 'busy'],
    ['Http_500: The back office answered 500', 'failed'],
    ['Http_502: The back office answered 502', 'between'],
    ['TooManyVanish: 300 of 1500 rows of erp_items would vanish', 'vanishing'],
    ['requests, requestLines: NoConnection: connect ECONNREFUSED 127.0.0.1:7048', 'unreachable'],
    ['Application_DialogException: De locatie is geblokkeerd', null],
    ['ECONNREFUSED', null],
  ])('%s is %s', (noted, cause) => {
    expect(causeOfFailure(noted)).toBe(cause)
  })
})

const at = (minute: number) => new Date(Date.UTC(2026, 5, 15, 8, minute)).toISOString()
const table = (minute: number, error: string | null, staleAfterSeconds = 90): TableStanding => ({
  updated: at(minute),
  staleAfterSeconds,
  error,
})
const away = 'BreakerOpen: The back office cannot be reached'

describe('the exchange', () => {
  it('stands still since anything was last read, for what stopped it', () => {
    const tables = [table(10, away), table(11, 'Http_503: The back office answered 503'), table(5, null, 3600)]
    expect(exchangeStop(tables)).toEqual({ cause: 'busy', since: at(11) })
  })

  it('goes on while tables are read, whatever one of them meets', () => {
    expect(exchangeStop([table(10, null), table(11, null)])).toBeNull()
    expect(exchangeStop([table(10, 'Http_500: The back office answered 500'), table(30, null)])).toBeNull()
    expect(exchangeStop([table(30, null), table(5, away, 3600)])).toBeNull()
    expect(exchangeStop([table(30, 'Http_404: The back office answered 404'), table(30, null)])).toBeNull()
  })

  it('stands still when nothing was ever read', () => {
    const never = { updated: null, staleAfterSeconds: 90, error: 'Unauthorized: No.' }
    expect(exchangeStop([never, { ...never, error: null }])).toEqual({ cause: 'account', since: null })
  })
})
