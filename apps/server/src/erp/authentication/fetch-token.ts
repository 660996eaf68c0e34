import { z } from 'zod'
import { asErpError, ErpError } from '../erp-error.ts'
import type { HttpAnswer, HttpSender } from '../transport/send-http.ts'

/** An application that is let in by itself, without a person (OAuth 2.0 client credentials). */
export interface OAuthClient {
  readonly tokenUrl: URL
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
}

export interface Token {
  readonly value: string
  readonly lifeMs: number
}

const Granted = z.object({
  access_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.coerce.number().positive().default(300),
})
const Refused = z.object({ error: z.string(), error_description: z.string().optional() })

const tokenTimeoutMs = 20_000

function jsonOf(answer: HttpAnswer): unknown {
  try {
    return JSON.parse(answer.text)
  } catch {
    return null
  }
}

function readToken(answer: HttpAnswer): Token {
  const body = jsonOf(answer)
  const granted = Granted.safeParse(body)
  if (answer.status === 200 && granted.success)
    return { value: granted.data.access_token, lifeMs: granted.data.expires_in * 1000 }
  const refused = Refused.safeParse(body)
  const { status } = answer
  if (refused.success && (status === 400 || status === 401)) {
    const { error, error_description } = refused.data
    const said = `The identity server refused the application: ${error_description ?? error}`
    throw new ErpError('auth', said, { status, code: `OAuth_${error}`, notSent: true })
  }
  const details = { status, code: 'NoToken', notSent: true, onTheWay: true }
  throw new ErpError('transient', `Unexpected answer of the identity server: ${status}`, details)
}

/**
 * Asks the identity server for a token.
 * @throws ErpError `auth` when the application is refused, else `transient`; either way the back office was asked nothing
 */
export async function fetchToken(sender: HttpSender, client: OAuthClient): Promise<Token> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: client.clientSecret,
    scope: client.scope,
  })
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
  const request = { method: 'POST', url: client.tokenUrl, headers, body: form.toString() } as const
  const answer = await sender.send({ ...request, timeoutMs: tokenTimeoutMs }).catch((error) => {
    const { message, details } = asErpError(error)
    throw new ErpError('transient', `No token: ${message}`, { ...details, notSent: true })
  })
  return readToken(answer)
}
