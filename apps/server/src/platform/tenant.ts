import type { Locale } from '@portal/contract/values.ts'
import type { Capability } from '@portal/domain/settings/capabilities.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import type { DatabaseServer } from './db/connect.ts'

export interface Branding {
  readonly name: string
  /** CSS colour of buttons and marks; the web guards its contrast. */
  readonly accent: string
}

/** How the back office knows who asks. */
export type BackOfficeAuthentication =
  | { readonly kind: 'basic' }
  /** A Windows account. */
  | { readonly kind: 'ntlm'; readonly domain: string }
  /** An application at an identity server; user and password are its id and its secret. */
  | { readonly kind: 'oauth2'; readonly tokenUrl: string; readonly scope: string }

/** Where the back office of a tenant is, who the portal is there, and which protocol its writes use. */
export interface BackOffice {
  /** Address of the instance; OData lies below it. */
  readonly url: string
  /** Address of the instance for SOAP, when that has a port of its own. */
  readonly soapUrl: string | null
  readonly user: string
  readonly password: string
  readonly authentication: BackOfficeAuthentication
  /** Certificates in PEM of the company's own authority. */
  readonly certificateAuthority: string | null
  /** The tenant of a back office that serves several. */
  readonly tenant: string | null
  /** Id or exact name. */
  readonly company: string
  readonly write: 'odata-unbound' | 'soap'
  /** What the back office allows; the connector's own limit when it is null. */
  readonly requestsPerMinute: number | null
}

/** The builder's own books beside the back office, and who the portal is there. */
export interface MetacomPlace {
  readonly url: string
  readonly user: string
  readonly password: string
  /** Certificates in PEM of the company's own authority. */
  readonly certificateAuthority: string | null
}

/** A directory that speaks LDAP, where employees prove who they are with the password they have there. */
export interface DirectoryLogin {
  /** `ldaps:` is encrypted from its first byte, `ldap:` before anything is said (StartTLS); there is no third way. */
  readonly url: string
  /** Certificates in PEM of the company's own authority. */
  readonly certificateAuthority: string | null
  /** The account that looks people up, and what it may do nothing else with. */
  readonly bindDn: string
  readonly bindPassword: string
  /** Below it people are looked for. */
  readonly baseDn: string
  /** What a person must be beside having the name, as an LDAP filter. */
  readonly filter: string
  readonly loginAttribute: string
  readonly emailAttribute: string
  /** What stays the same when somebody is renamed, and is never given to another. */
  readonly idAttribute: string
}

/** An identity server that speaks OpenID Connect, at which the portal is registered. */
export interface ProviderLogin {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly certificateAuthority: string | null
  readonly scope: string
  /** The claims that may hold the company's own name of a person; the first there is counts. */
  readonly nameClaims: readonly string[]
  /** The tenant at Microsoft that a token has to name, where it names one; null elsewhere. */
  readonly directoryId: string | null
}

/** The ways in for employees that this tenant can have; null for one that is not set up. */
export interface TenantLogins {
  readonly directory: DirectoryLogin | null
  readonly microsoft: ProviderLogin | null
  readonly federation: ProviderLogin | null
}

/** One customer of this installation, as configured; never changes while the process runs. */
export interface Tenant {
  readonly id: string
  readonly hostNames: readonly string[]
  /** Serves host names that no tenant names. */
  readonly isDefault: boolean
  /** Where its database is: the installation's, the same object for all that share it, or one of its own. */
  readonly server: DatabaseServer
  readonly database: string
  readonly branding: Branding
  /** The tenant's mark, which its preset names by its hash; null for the product's own. */
  readonly logo: Uint8Array | null
  /** Settings that differ from the catalogue's defaults for every tenant of this variant, then for this tenant. */
  readonly preset: SettingPreset
  /** What this tenant can do beside what every one can (decision: variants). */
  readonly capabilities: ReadonlySet<Capability>
  readonly backOffice: BackOffice
  /** Null where there is none: then the tenant has nothing that needs it either. */
  readonly metacom: MetacomPlace | null
  /** What the back office shows when it calls us; null when it may not. */
  readonly callBackSecret: string | null
  readonly defaultLanguage: Locale
  /** An origin, such as `https://portaal.bouwer.nl`; null while it is not known. */
  readonly publicUrl: string | null
  readonly logins: TenantLogins
  readonly smtpUrl: string | null
  /** A production tenant never gets demo accounts. */
  readonly production: boolean
}
