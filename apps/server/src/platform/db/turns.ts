interface Limits {
  /** Works that run at once. */
  readonly most: number
  /** Works that may wait for a turn; one more is refused. */
  readonly mostWaiting: number
  /** How long one waits for its turn. */
  readonly patienceMs: number | undefined
  /** What is thrown at who is refused, or does not get a turn in time. */
  readonly refuse: () => Error
}

/** Lets so many works run at once; the others wait for their turn, in order. */
export class Turns {
  readonly #limits: Limits
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.most) this.#running += 1
    else await this.#wait()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The next one takes over this turn.
      if (next === undefined) this.#running -= 1
      else next()
    }
  }

  #wait(): Promise<void> {
    const { mostWaiting, patienceMs, refuse } = this.#limits
    const waiting = this.#waiting
    if (waiting.length >= mostWaiting) throw refuse()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience)
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(refuse())
      }
      const patience = setTimeout(giveUp, patienceMs)
      waiting.push(begin)
    })
  }
}
