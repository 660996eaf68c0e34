import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import Provider, { type Configuration, type JWK } from 'oidc-provider'
import { makeAuthority } from '../src/erp/test/certificates.ts'
import type { ProviderLogin } from '../src/platform/tenant.ts'

/** What the server says of somebody, beside who they are. */
type Claims = Readonly<Record<string, string>>

interface ProviderOptions {
  /** AD FS lies below a path, says `upn`, and knows no more to tell of a person afterwards. */
  readonly kind: 'microsoft' | 'federation'
  /** Where the portals are that people come from: `http://127.0.0.1:4000/inlog-methode`. */
  readonly returnAddresses: readonly string[]
  /** By the name that somebody types there. */
  readonly people: Readonly<Record<string, Claims>>
}

/** A real identity server over TLS, at which a portal is registered. */
export interface IdentityProvider {
  readonly config: ProviderLogin
  /** What becomes of the claims of the next tokens, signed by the server's own key or by another. */
  forge: { claims(claims: JWTPayload): JWTPayload; ownKey: boolean } | null
  /** People who are logged in there: whom a new login would let in at once. */
  sessions(): number
  close(): Promise<void>
}

export const directoryId = '8a6d7b0e-6f0a-4a53-9d3e-3f1f0c5f8a11'
const clientId = 'materieel-portaal'
const clientSecret = 'a secret that only this test knows'

async function signingKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }
}

async function forgeToken(token: string, key: JWK, change: (claims: JWTPayload) => JWTPayload): Promise<string> {
  const claims: JWTPayload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const header = { alg: 'RS256', kid: 'own' }
  return new SignJWT(change(claims))
    .setProtectedHeader(header)
    .sign(await importJWK(JSON.parse(JSON.stringify(key)), 'RS256'))
}

/** Gives what a handler writes to another hand before it leaves. */
function rewrite(response: ServerResponse, change: (body: string) => Promise<string>): void {
  const { end, writeHead } = response
  let head: Parameters<typeof writeHead> | null = null
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    head = given
    return response
  }) as typeof writeHead
  response.end = ((body: string | Buffer) => {
    void change(String(body)).then((text) => {
      response.removeHeader('content-length')
      writeHead.apply(response, head ?? [response.statusCode])
      end.call(response, text, 'utf8', () => undefined)
    })
    return response
  }) as typeof end
}

function configurationOf({ kind, returnAddresses, people }: ProviderOptions, key: JWK): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...returnAddresses],
        post_logout_redirect_uris: [...returnAddresses],
        token_endpoint_auth_method: 'client_secret_post',
        // Somebody may be on this machine without encryption.
        application_type: 'native',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key for the cookies of this test'] },
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub', 'upn', 'unique_name', 'tid', 'oid'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email'],
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: true },
      rpInitiatedLogout: { enabled: true },
      userinfo: { enabled: kind === 'microsoft' },
    },
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
  }
}

export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProvider> {
  const { authority, host } = await makeAuthority('127.0.0.1')
  const [own, other] = [await signingKey('own'), await signingKey('other')]
  const path = options.kind === 'federation' ? '/adfs' : `/${directoryId}/v2.0`
  const server = createServer({ key: host.key, cert: host.cert })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  const issuer = `https://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const provider = new Provider(issuer, configurationOf(options, own))
  let sessions = 0
  provider.on('authorization.success', () => {
    sessions += 1
  })
  provider.on('end_session.success', () => {
    sessions -= 1
  })
  const serve = provider.callback()
  const made: IdentityProvider = {
    config: {
      issuer,
      clientId,
      clientSecret,
      certificateAuthority: authority.cert,
      scope: 'openid profile email',
      nameClaims: options.kind === 'federation' ? ['upn', 'unique_name'] : ['upn', 'preferred_username'],
      directoryId: options.kind === 'federation' ? null : directoryId,
    },
    forge: null,
    sessions: () => sessions,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  server.on('request', (request: IncomingMessage & { originalUrl?: string; baseUrl?: string }, response) => {
    const { forge } = made
    if (forge !== null && request.url === `${path}/token`)
      rewrite(response, async (body) => {
        const answer = JSON.parse(body)
        const token = await forgeToken(answer.id_token, forge.ownKey ? own : other, forge.claims)
        return JSON.stringify({ ...answer, id_token: token })
      })
    // It lies below a path, as behind a web server that takes that path off.
    request.originalUrl = request.url ?? '/'
    request.baseUrl = path
    request.url = request.originalUrl.slice(path.length) || '/'
    void serve(request, response)
  })
  return made
}

/** What a browser keeps of one server while somebody logs in there. */
export interface Browser {
  /** Opens a page, goes where it sends, fills its forms; answers the address it leaves the server for. */
  walk(address: string, login: string): Promise<URL>
}

interface Page {
  readonly status: number
  readonly location: string | null
  readonly html: string
}

export function startBrowser(): Browser {
  const cookies = new Map<string, string>()
  const open = (address: URL, form: string | null): Promise<Page> =>
    new Promise((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const type = form === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
      const method = form === null ? 'GET' : 'POST'
      const asking = requestHttps(address, { method, headers: { cookie, ...type }, rejectUnauthorized: false })
      asking.on('error', reject)
      asking.on('response', async (message) => {
        for (const line of message.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        let html = ''
        for await (const part of message) html += String(part)
        resolve({ status: message.statusCode ?? 0, location: message.headers.location ?? null, html })
      })
      asking.end(form ?? undefined)
    })
  return {
    async walk(address, login) {
      let at = new URL(address)
      let form: string | null = null
      for (let step = 0; step < 20; step += 1) {
        const page: Page = await open(at, form)
        form = null
        if (page.location !== null) {
          const next: URL = new URL(page.location, at)
          if (next.host !== at.host) return next
          at = next
          continue
        }
        const action = /<form[^>]*action="([^"]+)"/.exec(page.html)?.[1]
        if (action === undefined) throw new Error(`${at.href} answers ${page.status}: ${page.html.slice(0, 500)}`)
        const prompt = /name="prompt" value="(\w+)"/.exec(page.html)?.[1] ?? ''
        const xsrf = /name="xsrf" value="(\w+)"/.exec(page.html)?.[1] ?? ''
        at = new URL(action, at)
        form = String(new URLSearchParams({ prompt, login, password: 'x', xsrf, logout: 'yes' }))
      }
      throw new Error(`${address} leads nowhere`)
    },
  }
}
