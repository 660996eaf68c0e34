import type { Tenant } from '../tenant.ts'

/** Whose name and looks a mail has, and where its links lead. */
export interface MailLook {
  readonly name: string
  readonly accent: string
  /**
   * Null while the tenant's public address is not known: a mail must not hold a link that leads nowhere.
   * @param path begins with a slash, its parts encoded
   */
  link(path: string, label: string): { readonly label: string; readonly address: string } | null
}

export function mailLookOf(tenant: Pick<Tenant, 'branding' | 'publicUrl'>): MailLook {
  const { publicUrl, branding } = tenant
  return {
    name: branding.name,
    accent: branding.accent,
    link: (path, label) => (publicUrl === null ? null : { label, address: publicUrl + path }),
  }
}
