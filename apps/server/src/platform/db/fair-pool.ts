import { PortalError } from '@portal/contract/errors.ts'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { refuseSecondConnection } from './second-connection.ts'
import { type Send, SharedConnections } from './shared-connections.ts'

type Callback = NonNullable<Parameters<Pool['connect']>[0]>
interface Turns {
  free: number
  readonly waiting: (() => void)[]
}

export interface Shares {
  /** Connections that one person, or one network of strangers, has at once; the others stay for everybody else. */
  readonly mostEach: number
  /** Statements of one that may wait for a turn at once; one more is refused. */
  readonly mostWaiting: number
  /** Connections for the short statements of all, and how many statements are on each at once. */
  readonly shared: { readonly most: number; readonly mostRunning: number }
}

/**
 * A connection that ends goes back by itself: who lost it at the very begin of a transaction, before there is anything
 * to roll back, never gives it back. Giving it back again does nothing then.
 */
function releasedOnce(client: PoolClient, onRelease: () => void): PoolClient {
  const release = client.release
  let isReleased = false
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', onEnd)
    onRelease()
    release(error)
  }
  const onEnd = () => releaseOnce(true)
  client.once('end', onEnd)
  client.release = releaseOnce
  return client
}

/** Gives the connection in the way that it was asked for. */
function answering(connecting: Promise<PoolClient>, callback: Callback | undefined): Promise<PoolClient> | undefined {
  if (callback === undefined) return connecting
  connecting.then(
    (client) => callback(undefined, client, client.release),
    (error) => callback(error, undefined, () => undefined),
  )
  return undefined
}

/** A pool of which nobody can hold all connections: each has a share, and waits for it without one. */
export class FairPool extends Pool {
  readonly #shares: Shares
  readonly #turns = new Map<string, Turns>()
  readonly #shared: SharedConnections

  constructor(config: PoolConfig, shares: Shares) {
    super(config)
    this.#shares = shares
    const idleMs = config.idleTimeoutMillis ?? 10_000
    this.#shared = new SharedConnections(() => this.#connectFor(null), { ...shares.shared, idleMs })
  }

  /** The same connections for one person or network, who never has more of them at once than their share. */
  onBehalfOf(who: string): Pool {
    const connect = (callback?: Callback) => answering(this.#connectFor(who), callback)
    const runShort = (send: Send<unknown>) => this.#runShortFor(who, send)
    return Object.create(this, { connect: { value: connect }, runShort: { value: runShort } })
  }

  /**
   * Runs one short statement, outside of a transaction, on a connection that it shares with others' of whoever, or alone
   * where those have their number.
   */
  runShort<T>(send: Send<T>): Promise<T> {
    return this.#runShortFor(null, send)
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    this.#shared.close()
    if (callback === undefined) return super.end()
    super.end(callback)
    return undefined
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    return answering(this.#connectFor(null), callback)
  }

  async #connectFor(who: string | null): Promise<PoolClient> {
    refuseSecondConnection()
    const giveBack = who === null ? () => undefined : await this.#takeTurn(who)
    try {
      return releasedOnce(await super.connect(), giveBack)
    } catch (error) {
      giveBack()
      throw error
    }
  }

  #runShortFor<T>(who: string | null, send: Send<T>): Promise<T> {
    refuseSecondConnection()
    const runNow = () => this.#shared.run(send) ?? send(this)
    if (who === null) return runNow()
    const run = (giveBack: () => void) => runNow().finally(giveBack)
    const turn = this.#takeTurn(who)
    return turn instanceof Promise ? turn.then(run) : run(turn)
  }

  #takeTurn(who: string): (() => void) | Promise<() => void> {
    const turns = this.#turns.get(who) ?? { free: this.#shares.mostEach, waiting: [] }
    this.#turns.set(who, turns)
    const giveBack = () => {
      const next = turns.waiting.shift()
      if (next !== undefined) return next()
      turns.free += 1
      if (turns.free === this.#shares.mostEach) this.#turns.delete(who)
    }
    if (turns.free === 0) return this.#waitFor(turns).then(() => giveBack)
    turns.free -= 1
    return giveBack
  }

  /** @throws PortalError `verzoek.te_vaak` when too many wait already, or the turn does not come in time */
  async #waitFor({ waiting }: Turns): Promise<void> {
    if (waiting.length >= this.#shares.mostWaiting) throw new PortalError('verzoek.te_vaak')
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience)
        resolve()
      }
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new PortalError('verzoek.te_vaak'))
      }, this.options.connectionTimeoutMillis)
      waiting.push(begin)
    })
  }
}
