import type { Pool, PoolClient } from 'pg'
import { createTurns } from '../net/turns.ts'

/** The connections of one process, which the databases of its tenants share. */
export interface ConnectionBudget {
  /** How many one database has at most. */
  readonly mostEach: number
  /** Opens the budget to a pool; its connections are counted from now on until each has ended. */
  share(pool: Pool, database: string): BudgetShare
  /** Connections that are open, being opened or not ended yet. */
  used(): number
  readonly most: number
}

/** A connection in use; a fault ends it. */
export interface Borrowed {
  readonly client: PoolClient
  giveBack(fault: Error | undefined): void
}

/** The way of one database to a connection. */
export interface BudgetShare {
  /**
   * Waits for a turn, of which one database after the other gets one, and has a connection of the pool with it: an idle
   * one, a new one, or a new one in place of one that another database leaves idle.
   * @throws BudgetSpent when none came in time, or too many wait; else what the pool throws
   */
  borrow(): Promise<Borrowed>
  /** How many wait to borrow one. */
  waiting(): number
}

/** For a pool that shares its connections with nobody. */
export const unshared = (pool: Pool): BudgetShare => ({
  async borrow() {
    const client = await pool.connect()
    return { client, giveBack: (fault) => client.release(fault) }
  },
  waiting: () => pool.waitingCount,
})

/** Every connection of the process is in use; a repeat can help. */
export class BudgetSpent extends Error {}

const spent = () => new BudgetSpent('All connections to the database are in use')

/** More would not make one tenant quicker on the usual PostgreSQL, and leaves less to others. */
export const mostOfOne = 12
const mostWaiting = 1000

/** How long one database goes on with a connection while others wait. A new connection takes a good part of it. */
const turnMs = 50

interface Turn {
  readonly until: number
  end(): void
}

/** What waits for the next thing that happens. */
function createSignal() {
  const waiting = new Set<() => void>()
  return {
    happened() {
      for (const go of waiting) go()
    },
    /** False when nothing happened in this time. */
    next: (withinMs: number) =>
      new Promise<boolean>((resolve) => {
        const end = (is: boolean) => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve(is)
        }
        const go = () => end(true)
        const timer = setTimeout(end, withinMs, false)
        waiting.add(go)
      }),
  }
}

/** Idle, and not about to be given to somebody who asked before. */
const hasIdle = (pool: Pool): boolean => !pool.ending && pool.idleCount > pool.waitingCount

/** Connections of pools, of which there are never more than `most`. */
function createRoom(most: number, patienceMs: number) {
  /** Used longest ago first: it gives a connection up first. */
  const pools = new Set<Pool>()
  const freed = createSignal()
  let opening = 0
  let open = 0
  let wanted = 0
  let leaving = 0
  /** As many as are wanted, and no more. */
  const endIdle = async (): Promise<void> => {
    for (const pool of pools) if (pool.ended) pools.delete(pool)
    const victim = [...pools].find(hasIdle)
    if (victim === undefined || leaving >= wanted) return
    leaving += 1
    const gone = () => {
      leaving -= 1
    }
    // One that was lost meanwhile makes room too.
    const client = await victim.connect().catch(gone)
    client?.once('end', gone)
    client?.release(true)
  }
  /** Waits for room, and takes it in the same moment: what wakes one who waits wakes all. */
  const takeRoom = async (): Promise<void> => {
    const deadline = performance.now() + patienceMs
    wanted += 1
    try {
      while (open + opening >= most) {
        const next = freed.next(deadline - performance.now())
        await endIdle()
        if (!(await next)) throw spent()
      }
      opening += 1
    } finally {
      wanted -= 1
    }
  }
  const connectNew = async (pool: Pool): Promise<PoolClient> => {
    await takeRoom()
    try {
      return await pool.connect()
    } finally {
      opening -= 1
      freed.happened()
    }
  }
  return {
    used: () => open + opening,
    /** Counts the connections of a pool, each until it has ended. */
    count(pool: Pool) {
      pool.on('connect', (client) => {
        open += 1
        client.once('end', () => {
          open -= 1
          freed.happened()
        })
      })
    },
    connect(pool: Pool): Promise<PoolClient> {
      pools.delete(pool)
      pools.add(pool)
      return hasIdle(pool) ? pool.connect() : connectNew(pool)
    },
    /** Somebody needs theirs no more. */
    freed: freed.happened,
  }
}

interface SharePlace {
  readonly room: ReturnType<typeof createRoom>
  takeTurn(): (() => void) | Promise<() => void>
}

function shareOf(pool: Pool, { room, takeTurn }: SharePlace): BudgetShare {
  const waiting: PromiseWithResolvers<Borrowed>[] = []
  const lend = (client: PoolClient, turn: Turn): Borrowed => ({
    client,
    giveBack(fault) {
      // Another database would need a connection of its own: the next one of this goes on while its turn lasts.
      const next = fault === undefined && performance.now() < turn.until ? waiting.shift() : undefined
      if (next !== undefined) return next.resolve(lend(client, turn))
      client.release(fault)
      turn.end()
      room.freed()
    },
  })
  const serve = async (end: () => void): Promise<void> => {
    const next = waiting.shift()
    if (next === undefined) return end()
    try {
      const client = await room.connect(pool)
      next.resolve(lend(client, { end, until: performance.now() + turnMs }))
    } catch (error) {
      end()
      next.reject(error)
    }
  }
  return {
    async borrow() {
      const one = Promise.withResolvers<Borrowed>()
      waiting.push(one)
      // A turn is asked for each; the one that comes serves who waits longest.
      try {
        void Promise.resolve(takeTurn()).then(serve, (error) => waiting.shift()?.reject(error))
      } catch (error) {
        waiting.pop()
        throw error
      }
      return one.promise
    },
    waiting: () => waiting.length,
  }
}

/**
 * Never opens more than `most` connections over all its databases (decision: connections). There are as many turns as
 * connections, so for everybody with a turn there is a connection that is free, may be opened or is idle elsewhere.
 * @param patienceMs how long a turn is waited for, and then a connection
 */
export function createConnectionBudget(most: number, patienceMs: number): ConnectionBudget {
  const mostEach = Math.min(mostOfOne, most)
  const turns = createTurns({ mostEach, mostAtOnce: most, mostWaiting, patienceMs, refusal: spent })
  const room = createRoom(most, patienceMs)
  return {
    most,
    mostEach,
    used: room.used,
    share(pool, database) {
      room.count(pool)
      return shareOf(pool, { room, takeTurn: () => turns.take(database) })
    },
  }
}
