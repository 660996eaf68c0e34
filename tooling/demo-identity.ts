import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Configuration, JWK } from 'oidc-provider'
import { type DemoLanguage, demoLanguage, demoWords } from './demo-identity-words.ts'
import { demoIdentity, demoProviders, demoReturnAddresses } from './demo-people.ts'

/**
 * Two identity servers on this machine for who tries the portal: one as Microsoft has them, one as a company has. Whoever
 * opens their page picks somebody to be; there is no password, so nothing but this machine may reach it.
 */
const { host, port } = demoIdentity()
// The library warns that all it knows is lost at its end, as it should be here.
console.warn = () => undefined
const { default: IdentityServer } = await import('oidc-provider')

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  // A private RSA key has all the parts that its type leaves open.
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: 'demo', use: 'sig', alg: 'RS256' }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function pageOf(language: DemoLanguage, title: string, content: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>body{font:16px system-ui;max-width:26rem;margin:15vh auto;padding:0 1rem}
button{display:block;width:100%;min-height:48px;margin:.5rem 0;font:inherit;text-align:left;padding:.5rem 1rem}</style>
<h1>${escaped(title)}</h1>${content}</html>`
}

type ProviderEntry = (typeof demoProviders)[number]

function configurationOf({ path, people }: ProviderEntry): Configuration {
  const returns = demoReturnAddresses()
  const { clientId, clientSecret } = demoIdentity()
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: returns,
        post_logout_redirect_uris: returns,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [crypto.randomUUID()] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'upn', 'tid'], profile: ['name', 'given_name', 'family_name'], email: ['email'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    // The picked person has agreed to all that the portal asks.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    interactions: { url: (_ctx, { uid }) => `${path}/kies/${uid}` },
    findAccount: (_ctx, id) => {
      const person = people.find(({ login }) => login === id)
      if (person === undefined) return undefined
      const { login: sub, firstName, lastName } = person
      const upn = `${sub}@bouwplaats.example`
      const names = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName }
      return { accountId: id, claims: async () => ({ sub, upn, email: upn, ...names }) }
    },
  }
}

/** A page with everybody one can be here; choosing one goes on with the login. */
async function servePeople(provider: Provider, entry: ProviderEntry, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange
  await provider.interactionDetails(request, response)
  const picked = entry.people.find(({ login }) => login === url.searchParams.get('als'))
  if (picked !== undefined) {
    const result = { login: { accountId: picked.login } }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  const buttons = entry.people.map(
    ({ login, firstName, lastName }) =>
      `<button name="als" value="${escaped(login)}">${escaped(`${firstName} ${lastName}`)} (${escaped(login)})</button>`,
  )
  const language = demoLanguage(request.headers['accept-language'])
  const words = demoWords(language)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    pageOf(language, entry.titleOf(words), `<p>${escaped(words.choose)}</p><form>${buttons.join('')}</form>`),
  )
}

interface Exchange {
  readonly request: IncomingMessage & { originalUrl?: string; baseUrl?: string }
  readonly response: ServerResponse
  readonly url: URL
}

const providers = demoProviders.map((entry) => ({
  entry,
  provider: new IdentityServer(`http://${host}:${port}${entry.path}`, configurationOf(entry)),
}))

async function serve(exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange
  const found = providers.find(({ entry }) => url.pathname.startsWith(`${entry.path}/`))
  if (found === undefined) {
    // A browser asks for a picture of the tab, which there is none of.
    response.statusCode = url.pathname === '/favicon.ico' ? 204 : 404
    response.end()
    return
  }
  const { entry, provider } = found
  // The library lies below a path, as behind a web server that takes that path off.
  request.originalUrl = request.url ?? '/'
  request.baseUrl = entry.path
  request.url = request.originalUrl.slice(entry.path.length)
  if (request.url.startsWith('/kies/')) return servePeople(provider, entry, exchange)
  await provider.callback()(request, response)
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://${host}:${port}`)
  serve({ request, response, url }).catch((error: Error) => {
    console.error(`De demo-inlogserver: ${error.message}`)
    const language = demoLanguage(request.headers['accept-language'])
    const { expired, again } = demoWords(language)
    response.statusCode = 400
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(pageOf(language, expired, `<p>${escaped(again)}</p>`))
  })
})
server.once('error', (error) => {
  console.error(`De demo-inlogserver: ${error.message}`)
  process.exit(1)
})
server.listen(port, host)

// The program that started this one may be killed; then nobody would ever stop it.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(0)
}, 500).unref()
process.on('SIGTERM', () => process.exit(0))
process.on('SIGINT', () => process.exit(0))
