import { AsyncLocalStorage } from 'node:async_hooks'
import { PortalError } from '@portal/contract/errors.ts'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

type Callback = Parameters<Pool['connect']>[0]
interface Turns {
  free: number
  readonly waiting: (() => void)[]
}

export interface Shares {
  /** Connections that one person, or one network of strangers, has at once; the others stay for everybody else. */
  readonly mostEach: number
  /** Statements of one that may wait for a turn at once; one more is refused. */
  readonly mostWaiting: number
}

interface Holder {
  readonly who: string
  readonly holdsTransaction: boolean
  /** What was begun meanwhile and goes on after the end is nobody's. */
  isOver: boolean
}

const holder = new AsyncLocalStorage<Holder>()

/** Runs the work for this person or network: until `end` is called the connections it takes are of their share. */
export function onBehalfOf<T>(who: string, work: (end: () => void) => T): T {
  const own: Holder = { who, holdsTransaction: false, isOver: false }
  return holder.run(own, () =>
    work(() => {
      own.isOver = true
    }),
  )
}

/** Runs what is for everybody although one person made it begin, such as a job or sending what waits. */
export function onBehalfOfAll<T>(work: () => T): T {
  return holder.exit(work)
}

/**
 * Runs what has a connection already. Who asks for a second one while it holds the first may wait for somebody who does
 * the same, so asking is a defect.
 */
export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const own: Holder = { who: holder.getStore()?.who ?? '', holdsTransaction: true, isOver: false }
  return holder.run(own, () =>
    work().finally(() => {
      own.isOver = true
    }),
  )
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

/** A pool of which nobody can hold all connections: each has a share, and waits for it without one. */
export class FairPool extends Pool {
  readonly #shares: Shares
  readonly #turns = new Map<string, Turns>()

  constructor(config: PoolConfig, shares: Shares) {
    super(config)
    this.#shares = shares
  }

  override connect(): Promise<PoolClient>
  override connect(callback: NonNullable<Callback>): void
  override connect(callback?: NonNullable<Callback>): Promise<PoolClient> | undefined {
    const connecting = this.#connect()
    if (callback === undefined) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #connect(): Promise<PoolClient> {
    const asking = holder.getStore()
    const isNobody = asking === undefined || asking.isOver
    if (!isNobody && asking.holdsTransaction)
      throw new Error('A second connection is asked for while a transaction holds the first')
    const giveBack = isNobody ? () => undefined : await this.#takeTurn(asking.who)
    try {
      return releasedOnce(await super.connect(), giveBack)
    } catch (error) {
      giveBack()
      throw error
    }
  }

  async #takeTurn(who: string): Promise<() => void> {
    const turns = this.#turns.get(who) ?? { free: this.#shares.mostEach, waiting: [] }
    this.#turns.set(who, turns)
    if (turns.free > 0) turns.free -= 1
    else await this.#waitFor(turns)
    return () => {
      const next = turns.waiting.shift()
      if (next !== undefined) return next()
      turns.free += 1
      if (turns.free === this.#shares.mostEach) this.#turns.delete(who)
    }
  }

  /** @throws PortalError `verzoek.te_vaak` when too many wait already, or the turn does not come in time */
  #waitFor({ waiting }: Turns): Promise<void> {
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
