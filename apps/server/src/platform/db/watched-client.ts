import { Client, type ClientConfig } from 'pg'
import { Unanswered } from './database-away.ts'

/** Whatever is given, in any of the forms that the driver knows. */
type AnyForm = (...given: unknown[]) => unknown

/**
 * A connection that ends when a statement waits on it and no statement was answered for `query_timeout` milliseconds, so
 * that its holder needs no second wait to undo a transaction, and nobody gets it after them. Its clock is one for all
 * statements: those of the driver, one for each, outlive them in memory with the values that were sent (178).
 */
export class WatchedClient extends Client {
  readonly #silence: NodeJS.Timeout
  #waiting = 0

  constructor({ query_timeout: longestMs, ...config }: ClientConfig = {}) {
    super({ ...config, query_timeout: 0 })
    this.#silence = setTimeout(() => this.#endUnanswered(), longestMs).unref()
    this.once('end', () => clearTimeout(this.#silence))
    // What it is given is passed on as it came.
    const ask = this.query.bind(this) as AnyForm
    // It takes and gives what the driver's own does, in each of its forms.
    this.query = ((...asked: unknown[]) => this.#ask(ask, asked)) as typeof this.query
  }

  #ask(ask: AnyForm, asked: readonly unknown[]): unknown {
    const hear = this.#await()
    const done = asked.at(-1)
    if (typeof done === 'function') {
      const answered: AnyForm = (...answer) => {
        hear()
        return done(...answer)
      }
      return ask(...asked.slice(0, -1), answered)
    }
    const answer = ask(...asked)
    if (answer instanceof Promise) answer.then(hear, hear)
    return answer
  }

  /** @returns to be called when it is answered; the driver tells some faults twice */
  #await(): () => void {
    if (this.#waiting === 0) this.#silence.refresh()
    this.#waiting += 1
    let isAnswered = false
    return () => {
      if (isAnswered) return
      isAnswered = true
      this.#waiting -= 1
      if (this.#waiting > 0) this.#silence.refresh()
    }
  }

  #endUnanswered(): void {
    if (this.#waiting > 0) this.connection.stream.destroy(new Unanswered())
  }
}
