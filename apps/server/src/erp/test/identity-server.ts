import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const audience = 'https://api.businesscentral.dynamics.com'
export const scope = `${audience}/.default`

/** A real identity server with one application that is let in by itself. */
export interface IdentityServer {
  readonly tokenUrl: string
  readonly keysUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Tokens handed out so far. */
  granted(): number
  close(): Promise<void>
}

export async function startIdentityServer({ tokenSeconds = 3600 } = {}): Promise<IdentityServer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clientId = 'materieel-portaal'
  const clientSecret = 'a secret that only this test knows'
  let grants = 0
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    ttl: { ClientCredentials: tokenSeconds },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        getResourceServerInfo: () => ({
          scope,
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: tokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  })
  provider.on('grant.success', () => {
    grants += 1
  })
  server.on('request', provider.callback())
  return {
    tokenUrl: `${issuer}/token`,
    keysUrl: `${issuer}/jwks`,
    clientId,
    clientSecret,
    granted: () => grants,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
