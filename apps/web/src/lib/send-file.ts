import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { answerOf, following } from './call.ts'
import { ConnectionError } from './call-error.ts'
import { prepareRequest } from './request-steps.ts'

interface SendFileOptions {
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  /** From 0 to 100: how much of it the network has taken. */
  readonly onProgress: (percent: number) => void
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return new Response(status === 204 ? null : responseText, { status, headers })
}

/** As `call`, for what takes a while to send: fetch does not tell how far it is. */
export function sendFile<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  options: SendFileOptions,
): Promise<CallAnswer<C>> {
  return following(target, send(target, input, options), {})
}

async function send<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  { idempotencyKey, signal, onProgress }: SendFileOptions,
): Promise<CallAnswer<C>> {
  const { headers } = prepareRequest(target.path)
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', target.path)
    for (const [name, value] of Object.entries({ ...headers, 'idempotency-key': idempotencyKey }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / Math.max(total, 1)) * 100))
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new ConnectionError(null))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(JSON.stringify(input))
  })
  return answerOf<C>(response)
}
