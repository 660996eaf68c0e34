import type { BackOffice } from '../../platform/tenant.ts'
import type { Authentication } from './authentication.ts'
import { basicAuthentication } from './basic.ts'
import { ntlmAuthentication } from './ntlm.ts'
import { oauth2Authentication } from './oauth2.ts'

/** The way in that the tenant's configuration names. */
export function chooseAuthentication({ user, password, authentication }: BackOffice): Authentication {
  switch (authentication.kind) {
    case 'basic':
      return basicAuthentication(user, password)
    case 'ntlm':
      return ntlmAuthentication({ user, password, domain: authentication.domain })
    case 'oauth2': {
      const { tokenUrl, scope } = authentication
      const client = { tokenUrl: new URL(tokenUrl), clientId: user, clientSecret: password, scope }
      return oauth2Authentication(client, () => performance.now())
    }
  }
}
