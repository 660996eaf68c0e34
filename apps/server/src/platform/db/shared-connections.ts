import type { Pool, PoolClient } from 'pg'

/** Sends one statement and gives what it answers. */
export type Send<T> = (client: Pool | PoolClient) => Promise<T>

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
  /** Statements on one of them at once. */
  readonly mostRunning: number
  /** One that nobody used for so long goes back. */
  readonly idleMs: number
}

/**
 * A few connections on which short statements of many follow each other without waiting for the answers, so that those of
 * one moment leave in one call of the operating system (177). A statement that waits for a lock holds up the few behind it;
 * later ones avoid it, as they take the connection with the fewest.
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

  /** Runs a statement outside of a transaction; null, and it is not sent, when as many as may be are on each. */
  run<T>(send: Send<T>): Promise<T> | null {
    const lane = this.#choose()
    if (lane === null) return null
    lane.running += 1
    lane.wasUsed = true
    const sent = lane.open === null ? lane.client.then(send) : send(lane.open)
    return sent.finally(() => {
      lane.running -= 1
      if (this.#isClosed && lane.running === 0) this.#giveBack(lane)
    })
  }

  /** Gives all back, each as soon as what was sent on it is answered. */
  close(): void {
    this.#isClosed = true
    this.#stopSweeping()
    for (const lane of this.#lanes) if (lane.running === 0) this.#giveBack(lane)
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

  #giveBack(lane: Lane): void {
    if (!this.#lanes.delete(lane)) return
    void lane.client.then((client) => {
      client.off('end', lane.onEnd)
      client.release()
    })
  }
}
