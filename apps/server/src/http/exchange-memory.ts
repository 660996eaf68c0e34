import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CachedAnswer } from '../platform/cache/answers.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'
import type { CallPlan } from './call-plan.ts'
import type { Visitor } from './visit.ts'

/** A question with the kept answer it got. */
export interface Exchange {
  readonly open: OpenTenant
  /** The tenant's epoch before the question was looked at: who asked, what that person may and the answer are of it. */
  readonly epoch: number | null
  readonly visitor: Visitor | null
  readonly answer: CachedAnswer<unknown>
}

interface Kept extends Exchange {
  readonly from: number
  readonly until: number
}

/**
 * Exchanges of the last seconds, so that the same question of the same visitor is not read, permitted and looked up
 * again. Whatever drops a kept answer, a session or a permission makes the tenant's epoch another and ends them.
 */
export interface ExchangeMemory {
  find(key: string): CachedAnswer<unknown> | null
  keep(key: string, exchange: Exchange): void
  /** Bytes of all that is kept, about. */
  weight(): number
}

const keepMs = 5000
const mostExchanges = 5000
const longestBody = 500
/** A token, a list of languages, a name of a host and a body; a client that sends more is looked at each time. */
const longestKey = 4000
const mostBytes = 64 * 1024 * 1024
const entryBytes = 500
/** Answers may differ from one day to the next; every day begins at a full hour, wherever it is. */
const hourMs = 3_600_000

/** What the answer hangs on, in one text; null for what is always looked at. Headers hold no line breaks. */
export function exchangeKey(plan: CallPlan, request: FastifyRequest): string | null {
  const { headers, body } = request
  if (plan.call.kind === 'command' || headers['idempotency-key'] !== undefined) return null
  if (typeof body !== 'string' || body.length > longestBody) return null
  const { authorization = '', 'accept-language': languages = '' } = headers
  return `${plan.name}\n${request.host}\n${authorization}\n${languages}\n${body}`
}

function endOf(now: number, visitor: Visitor | null): number {
  const until = Math.min(now + keepMs, (Math.floor(now / hourMs) + 1) * hourMs)
  return visitor === null ? until : Math.min(until, visitor.expiresAt.getTime(), visitor.tokenExpiresAt.getTime())
}

/** An answer weighs here too: the cache may have given it up. Many exchanges of one answer count it many times. */
function weightOf({ answer }: Kept, key: string): number {
  return entryBytes + 2 * key.length + answer.bytes
}

export function createExchangeMemory(): ExchangeMemory {
  const kept = new LRUCache<string, Kept>({ max: mostExchanges, maxSize: mostBytes, sizeCalculation: weightOf })
  let isEmptying = false
  // All go together, also when nobody asks any more: answers which the cache gave up are held for seconds only.
  const emptyLater = () => {
    if (isEmptying) return
    isEmptying = true
    setTimeout(() => {
      isEmptying = false
      kept.clear()
    }, keepMs).unref()
  }
  return {
    find(key) {
      const found = kept.get(key)
      if (found === undefined) return null
      const now = found.open.parts().clock.now().getTime()
      if (now >= found.from && now < found.until && found.epoch === found.open.epoch()) return found.answer
      kept.delete(key)
      return null
    },
    keep(key, exchange) {
      if (key.length > longestKey) return
      if (exchange.epoch === null || exchange.epoch !== exchange.open.epoch()) return
      emptyLater()
      const from = exchange.open.parts().clock.now().getTime()
      kept.set(key, { ...exchange, from, until: endOf(from, exchange.visitor) })
    },
    weight: () => kept.calculatedSize,
  }
}
