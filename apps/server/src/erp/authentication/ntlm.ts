import { createType1Message, createType3Message, parseType2Message } from 'httpntlm/ntlm.js'
import { ErpError } from '../erp-error.ts'
import type { HttpRequest, HttpSender, SentAnswer } from '../transport/send-http.ts'
import { type Authentication, withAuthorization } from './authentication.ts'

/** A Windows account. */
export interface NtlmAccount {
  readonly user: string
  readonly password: string
  readonly domain: string
}

/** One connection; Windows signs in a connection, not a request. */
interface Line {
  readonly sender: HttpSender
  isSignedIn: boolean
}

type Scheme = 'NTLM' | 'Negotiate'

/** The server's challenge in its answer to the first leg, with the scheme it came under. */
function challengeIn(answer: SentAnswer): { readonly scheme: Scheme; readonly token: string } | null {
  const [, scheme, token] = /\b(NTLM|Negotiate) ([A-Za-z0-9+/=]+)/.exec(answer.headers['www-authenticate'] ?? '') ?? []
  if (token === undefined) return null
  return { scheme: scheme === 'NTLM' ? 'NTLM' : 'Negotiate', token }
}

function offersOnlyNegotiate(answer: SentAnswer): boolean {
  const offered = answer.headers['www-authenticate'] ?? ''
  return /\bNegotiate\b/.test(offered) && !/\bNTLM\b/.test(offered)
}

const underScheme = (message: string, scheme: Scheme) => message.replace(/^NTLM /, `${scheme} `)

function lost(answer: SentAnswer): ErpError {
  const said = 'The back office closes the connection between two legs of signing in'
  return new ErpError('transient', said, {
    status: answer.status,
    code: 'HandshakeLost',
    notSent: true,
    onTheWay: true,
  })
}

/** The second message of the server as the answer to its first; null when it says nothing that can be answered. */
function proofFor({ scheme, token }: { scheme: Scheme; token: string }, account: NtlmAccount): string | null {
  const message = parseType2Message(`NTLM ${token}`, () => undefined)
  if (message === null) return null
  return underScheme(createType3Message(message, optionsOf(account)), scheme)
}

const optionsOf = ({ user, password, domain }: NtlmAccount) => ({ username: user, password, domain, workstation: '' })

/** The first leg, without the body: nothing is done before the account is known. */
function greeting(request: HttpRequest, account: NtlmAccount, scheme: Scheme): HttpRequest {
  const { body: _kept, ...rest } = request
  const hello = underScheme(createType1Message(optionsOf(account)), scheme)
  return withAuthorization(request.method === 'POST' ? { ...rest, body: '' } : rest, hello)
}

/** Signs this connection in with the request as its last leg (failure mode 19). */
async function signIn(line: Line, request: HttpRequest, account: NtlmAccount): Promise<SentAnswer> {
  const { sender } = line
  for (const isLast of [false, true]) {
    let first = await sender.send(greeting(request, account, 'NTLM'))
    if (first.status === 401 && offersOnlyNegotiate(first))
      first = await sender.send(greeting(request, account, 'Negotiate'))
    if (first.status !== 401) return sender.send(request)
    const challenge = challengeIn(first)
    const proof = challenge === null ? null : proofFor(challenge, account)
    if (proof === null) return first
    const answer = await sender.send(withAuthorization(request, proof))
    const isRefused = answer.status === 401 || (answer.status === 400 && answer.connection !== first.connection)
    line.isSignedIn = !isRefused
    if (!isRefused || answer.connection === first.connection) return answer
    if (isLast) throw lost(answer)
  }
  throw new Error('unreachable')
}

/** Windows accounts: all legs go over one kept-alive connection, which stays signed in as long as it stands. */
export function ntlmAuthentication(account: NtlmAccount): Authentication {
  return (connect) => {
    const lines: Line[] = []
    const idle: Line[] = []
    const takeLine = (): Line => {
      const free = idle.pop()
      if (free !== undefined) return free
      const line: Line = { sender: connect({ sockets: 1 }), isSignedIn: false }
      lines.push(line)
      return line
    }
    return {
      async send(request) {
        const line = takeLine()
        try {
          const answer = line.isSignedIn ? await line.sender.send(request) : null
          if (answer !== null && answer.status !== 401) return answer
          // The connection is another one by now, or its time is over; a refused request did nothing.
          line.isSignedIn = false
          return await signIn(line, request, account)
        } finally {
          idle.push(line)
        }
      },
      close() {
        for (const { sender } of lines) sender.close()
      },
    }
  }
}
