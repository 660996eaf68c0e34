import type { PoolClient } from 'pg'
import { isUnanswered } from './database-away.ts'

/** Sends a statement over a connection and gives what it answers. */
export type Send<T> = (client: PoolClient) => Promise<T>

/** A connection that is taken out of the pool for the short statements of many. */
interface Lane {
  readonly client: Promise<PoolClient>
  /** The same when it is there. */
  open: PoolClient | null
  readonly onEnd: () => void
  /** Statements that were sent and are not answered. */
  running: number
  wasUsed: boolean
}

interface Limits {
  readonly most: number
  /** Statements on one of them at once. Who comes when all have as many gets a connection alone. */
  readonly mostRunning: number
  /** One that nobody used for so long goes back. */
  readonly idleMs: number
}

/**
 * A few connections on which short statements of many follow each other without waiting for the answers. What one call of
 * the operating system sends or brings is then of several, which costs less than the statement itself (177). One that is
 * held up, by a lock, holds up the few behind it; others avoid it, as they take the connection with the fewest.
 */
export class SharedConnections {
  readonly #connect: () => Promise<PoolClient>
  readonly #limits: Limits
  readonly #lanes = new Set<Lane>()
  #sweeping: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(connect: () => Promise<PoolClient>, limits: Limits) {
    this.#connect = connect
    this.#limits = limits
  }

  /** Runs what sends one statement, outside of a transaction. */
  run<T>(send: Send<T>): Promise<T> {
    const lane = this.#choose()
    if (lane === null) return this.#runAlone(send)
    lane.running += 1
    lane.wasUsed = true
    // Each promise more would cost as much as what is saved here.
    return (lane.open === null ? lane.client.then(send) : send(lane.open)).then(
      (answer) => {
        this.#settle(lane)
        return answer
      },
      (error) => {
        // Nothing behind it will be answered either.
        if (isUnanswered(error)) this.#giveBack(lane, true)
        this.#settle(lane)
        throw error
      },
    )
  }

  /** Gives all back, each as soon as what was sent on it is answered. */
  close(): void {
    this.#isClosed = true
    this.#stopSweeping()
    for (const lane of this.#lanes) if (lane.running === 0) this.#giveBack(lane)
  }

  #settle(lane: Lane): void {
    lane.running -= 1
    if (this.#isClosed && lane.running === 0) this.#giveBack(lane)
  }

  #choose(): Lane | null {
    if (this.#isClosed) return null
    let freest: Lane | null = null
    for (const lane of this.#lanes) if (freest === null || lane.running < freest.running) freest = lane
    if (freest === null || (freest.running > 0 && this.#lanes.size < this.#limits.most)) return this.#open()
    return freest.running < this.#limits.mostRunning ? freest : null
  }

  #open(): Lane {
    const client = this.#connect()
    const lane: Lane = { client, open: null, onEnd: () => this.#lanes.delete(lane), running: 0, wasUsed: true }
    // Set by now where all connections were lost since.
    this.#sweeping ??= setInterval(() => this.#sweep(), this.#limits.idleMs).unref()
    this.#lanes.add(lane)
    client.then(
      (open) => {
        lane.open = open
        open.once('end', lane.onEnd)
      },
      () => this.#lanes.delete(lane),
    )
    return lane
  }

  #sweep(): void {
    for (const lane of this.#lanes) {
      if (lane.running === 0 && !lane.wasUsed) this.#giveBack(lane)
      lane.wasUsed = false
    }
    if (this.#lanes.size === 0) this.#stopSweeping()
  }

  #stopSweeping(): void {
    clearInterval(this.#sweeping)
    this.#sweeping = undefined
  }

  #giveBack(lane: Lane, isBroken = false): void {
    if (!this.#lanes.delete(lane)) return
    void lane.client.then((client) => {
      client.off('end', lane.onEnd)
      client.release(isBroken)
    })
  }

  async #runAlone<T>(send: Send<T>): Promise<T> {
    const client = await this.#connect()
    let isBroken = false
    try {
      return await send(client)
    } catch (error) {
      isBroken = isUnanswered(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
}
