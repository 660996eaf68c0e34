import { vi } from 'vitest'

/** A request that reports progress, over the answers of the stand-in: jsdom sends nothing anywhere. */
class StandInRequest {
  static waits: Promise<unknown> = Promise.resolve()
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
  readonly #headers = new Headers()
  #path = ''
  #isAborted = false
  status = 0
  responseText = ''
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null

  open(_method: string, path: string): void {
    this.#path = path
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n'
  }

  abort(): void {
    this.#isAborted = true
    this.onabort?.()
  }

  async send(body: string): Promise<void> {
    this.upload.onprogress?.({ loaded: body.length / 2, total: body.length })
    await StandInRequest.waits
    if (this.#isAborted) return
    try {
      const response = await fetch(this.#path, { method: 'POST', headers: this.#headers, body })
      this.status = response.status
      this.responseText = response.status === 204 ? '' : await response.text()
    } catch {
      return this.onerror?.()
    }
    this.onload?.()
  }
}

/** Files go off to the stand-in; what is sent waits for the promise at half its way. */
export function sendToStandIn(waits: Promise<unknown> = Promise.resolve()): void {
  StandInRequest.waits = waits
  vi.stubGlobal('XMLHttpRequest', StandInRequest)
}
