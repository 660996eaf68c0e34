import type { HttpSender } from '../transport/send-http.ts'
import { type Authentication, withAuthorization } from './authentication.ts'
import { fetchToken, type OAuthClient, type Token } from './fetch-token.ts'

const renewEarlyMs = 60_000

/** When a token is renewed: a minute before its end, or at half its life when it lives shorter than two. */
export function renewAfterMs(lifeMs: number): number {
  return Math.max(lifeMs - renewEarlyMs, lifeMs / 2)
}

interface TokenSource {
  get(): Promise<string>
  /** Forget this token, unless another one took its place already. */
  drop(token: string): void
}

/** @param now milliseconds of a clock that never goes back */
function createTokenSource(fetchOne: () => Promise<Token>, now: () => number): TokenSource {
  let current: { readonly value: string; readonly renewAt: number } | null = null
  let coming: Promise<string> | null = null
  const renew = async (): Promise<string> => {
    const { value, lifeMs } = await fetchOne()
    current = { value, renewAt: now() + renewAfterMs(lifeMs) }
    return value
  }
  return {
    async get() {
      if (current !== null && now() < current.renewAt) return current.value
      // All who need a token at this moment wait for the same one.
      coming ??= renew().finally(() => {
        coming = null
      })
      return coming
    },
    drop(token) {
      if (current?.value === token) current = null
    },
  }
}

/** Bearer tokens of an identity server. A token that the back office does not take is renewed and tried once more. */
export function oauth2Authentication(client: OAuthClient, now: () => number): Authentication {
  return (connect): HttpSender => {
    const sender = connect()
    const tokens = createTokenSource(() => fetchToken(sender, client), now)
    return {
      ...sender,
      async send(request) {
        const token = await tokens.get()
        const answer = await sender.send(withAuthorization(request, `Bearer ${token}`))
        if (answer.status !== 401) return answer
        // Who is refused did not get anything done, so this may be repeated for a write as well (failure mode 19).
        tokens.drop(token)
        return sender.send(withAuthorization(request, `Bearer ${await tokens.get()}`))
      },
    }
  }
}
