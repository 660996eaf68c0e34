import { Socket } from 'node:net'

type Encoding = BufferEncoding | ((error?: Error | null) => void)

class GatheringSocket extends Socket {
  #isGathering = false
  readonly #leave = () => {
    this.#isGathering = false
    this.uncork()
  }

  constructor() {
    super()
    // Connecting, a socket puts the usual way of writing in the place of any other.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'))
  }

  override write(chunk: Uint8Array | string, encoding?: Encoding, done?: (error?: Error | null) => void): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true
      this.cork()
      process.nextTick(this.#leave)
    }
    // Whoever gives no encoding may give what is called in its place, as the socket's own method takes it.
    return super.write(chunk, encoding as BufferEncoding, done)
  }
}

/**
 * A connection on which all that is written in one go leaves in one call of the operating system: several statements at
 * once would else take a call each.
 */
export function openGatheringSocket(): Socket {
  return new GatheringSocket()
}
