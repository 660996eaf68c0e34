import type { HttpRequest, HttpSender } from '../transport/send-http.ts'

/** Opens connections of its own; `sockets` 1 keeps everything that is sent on one connection. */
export type Connect = (options?: { readonly sockets: number }) => HttpSender

/**
 * One way in which a back office lets somebody in: makes a sender that asks as the tenant's account. A 401 that a
 * new token or handshake cannot help is handed on as the answer.
 */
export type Authentication = (connect: Connect) => HttpSender

export function withAuthorization(request: HttpRequest, authorization: string): HttpRequest {
  return { ...request, headers: { ...request.headers, authorization } }
}
