import type { Locale } from '@portal/contract/values.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'

export interface Branding {
  readonly name: string
  /** CSS colour of buttons and marks; the web guards its contrast. */
  readonly accent: string
  /** Address of the tenant's mark, or null for the product's own. */
  readonly logo: string | null
}

/** Where the back office of a tenant is and which protocol its writes use. */
export interface BackOffice {
  readonly url: string
  readonly user: string
  readonly password: string
  readonly company: string
  readonly write: 'odata-unbound' | 'soap'
}

/** One customer of this installation, as configured; never changes while the process runs. */
export interface Tenant {
  readonly id: string
  readonly hostNames: readonly string[]
  /** Serves host names that no tenant names. */
  readonly isDefault: boolean
  readonly database: string
  readonly branding: Branding
  /** Settings that differ from the catalogue's defaults for every tenant of this variant, then for this tenant. */
  readonly preset: SettingPreset
  readonly capabilities: ReadonlySet<string>
  readonly backOffice: BackOffice
  readonly defaultLanguage: Locale
  readonly publicUrl: string | null
  readonly smtpUrl: string | null
  readonly mailSender: string
  /** A production tenant never gets demo accounts. */
  readonly production: boolean
}
