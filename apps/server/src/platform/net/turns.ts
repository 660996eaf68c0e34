import { PortalError } from '@portal/contract/errors.ts'

export interface TurnLimits {
  /** Turns that one has at the same time. */
  readonly mostEach: number
  /** Turns of all at the same time. */
  readonly mostAtOnce: number
  /** How many of one may wait; one more is refused. */
  readonly mostWaiting: number
}

/** Work that is shared fairly: who asks for much waits behind their own, not in front of others. */
export interface Turns {
  /**
   * Waits for a turn of this person or network.
   * @returns what gives the turn back; at once where nobody has to wait
   * @throws PortalError `verzoek.te_vaak` when too many of this one wait
   */
  take(who: string): (() => void) | Promise<() => void>
}

interface Own {
  running: number
  readonly waiting: ((giveBack: () => void) => void)[]
}

export function createTurns({ mostEach, mostAtOnce, mostWaiting }: TurnLimits): Turns {
  /** In the order in which they are served next. */
  const all = new Map<string, Own>()
  let running = 0
  const begin = (who: string, own: Own) => {
    own.running += 1
    running += 1
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      own.running -= 1
      running -= 1
      if (own.running === 0 && own.waiting.length === 0) all.delete(who)
      serveNext()
    }
  }
  const serveNext = () => {
    if (running >= mostAtOnce) return
    for (const [who, own] of all) {
      if (own.running >= mostEach) continue
      const next = own.waiting.shift()
      if (next === undefined) continue
      // Whoever was served is the last to be served again.
      all.delete(who)
      all.set(who, own)
      next(begin(who, own))
      return
    }
  }
  return {
    take(who) {
      const own = all.get(who) ?? { running: 0, waiting: [] }
      all.set(who, own)
      if (own.running < mostEach && running < mostAtOnce) return begin(who, own)
      if (own.waiting.length >= mostWaiting) throw new PortalError('verzoek.te_vaak')
      return new Promise((resolve) => own.waiting.push(resolve))
    },
  }
}
