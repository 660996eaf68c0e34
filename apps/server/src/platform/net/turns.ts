import { PortalError } from '@portal/contract/errors.ts'

export interface TurnLimits {
  /** Turns that one has at the same time. */
  readonly mostEach: number
  /** Turns of all at the same time. */
  readonly mostAtOnce: number
  /** How many of one may wait; one more is refused. */
  readonly mostWaiting: number
  /** How long one waits for a turn before it is refused; without it, as long as it takes. */
  readonly patienceMs?: number | undefined
  /** What is thrown at who is refused; `verzoek.te_vaak` when left out. */
  readonly refusal?: () => Error
}

/** Work that is shared fairly: who asks for much waits behind their own, not in front of others. */
export interface Turns {
  /**
   * Waits for a turn of this person or network.
   * @returns what gives the turn back; at once where nobody has to wait
   * @throws the refusal when too many of this one wait, or it waited too long
   */
  take(who: string): (() => void) | Promise<() => void>
}

interface Own {
  running: number
  readonly waiting: ((giveBack: () => void) => void)[]
}

const tooOften = () => new PortalError('verzoek.te_vaak')

export function createTurns(limits: TurnLimits): Turns {
  const { mostEach, mostAtOnce, mostWaiting, patienceMs, refusal: refused = tooOften } = limits
  /** In the order in which they are served next. */
  const all = new Map<string, Own>()
  let running = 0
  const forget = (who: string, own: Own) => {
    if (own.running === 0 && own.waiting.length === 0) all.delete(who)
  }
  const begin = (who: string, own: Own) => {
    own.running += 1
    running += 1
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      own.running -= 1
      running -= 1
      forget(who, own)
      serveNext()
    }
  }
  const serveNext = () => {
    if (running >= mostAtOnce) return
    for (const [who, own] of all) {
      if (own.running >= mostEach) continue
      const next = own.waiting.shift()
      if (next === undefined) continue
      // The one just served comes last in the next round.
      all.delete(who)
      all.set(who, own)
      next(begin(who, own))
      return
    }
  }
  const wait = (who: string, own: Own) =>
    new Promise<() => void>((resolve, reject) => {
      const giveUp = () => {
        own.waiting.splice(own.waiting.indexOf(serve), 1)
        forget(who, own)
        reject(refused())
      }
      const patience = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs)
      const serve = (giveBack: () => void) => {
        clearTimeout(patience)
        resolve(giveBack)
      }
      own.waiting.push(serve)
    })
  return {
    take(who) {
      const own = all.get(who) ?? { running: 0, waiting: [] }
      const isFree = own.running < mostEach && running < mostAtOnce
      if (!isFree && own.waiting.length >= mostWaiting) throw refused()
      all.set(who, own)
      return isFree ? begin(who, own) : wait(who, own)
    },
  }
}

/** Works in a turn of `who`. */
export async function inTurn<T>(turns: Turns, who: string, work: () => Promise<T>): Promise<T> {
  const giveBack = await turns.take(who)
  try {
    return await work()
  } finally {
    giveBack()
  }
}
