import type { MailState } from '@portal/contract/request-records.ts'
import { createTransport, type Transporter } from 'nodemailer'
import type { TenantParts } from '../context.ts'

/** Whether this tenant's mail goes out; without a server it is kept here. */
export function hasMailServer({ tenant, settings }: Pick<TenantParts, 'tenant' | 'settings'>): boolean {
  return tenant.smtpUrl !== null || settings.string('SMTP_Host') !== ''
}

/** What a call says of the mails that it queued, before one was tried. */
export function queuedMailState(parts: Pick<TenantParts, 'tenant' | 'settings'>): MailState {
  return hasMailServer(parts) ? 'verzonden' : 'bewaard'
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host)

/** A password goes to another machine in encrypted form only, unless the address says `?ignoreTLS=true`. */
function mustEncrypt(address: string): boolean {
  const { hostname, password, searchParams } = new URL(address)
  return password !== '' && searchParams.get('ignoreTLS') !== 'true' && !isThisMachine(hostname)
}

/** No mail of the portal is written by a person, so out-of-office answers are not wanted (RFC 3834 and Exchange). */
const ofEveryMail = { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }

/** Where this tenant's mail goes out: its address in the configuration, else its settings; null keeps mail here. */
export function mailTransport({ tenant, settings }: Pick<TenantParts, 'tenant' | 'settings'>): Transporter | null {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  if (tenant.smtpUrl !== null)
    return createTransport({ url: tenant.smtpUrl, requireTLS: mustEncrypt(tenant.smtpUrl), ...limits }, ofEveryMail)
  const host = settings.string('SMTP_Host')
  if (host === '') return null
  const user = settings.string('SMTP_Gebruiker')
  const port = settings.int('SMTP_Port')
  const auth = user === '' ? {} : { auth: { user, pass: settings.string('SMTP_Wachtwoord') } }
  const requireTLS = user !== '' && !isThisMachine(host)
  return createTransport({ host, port, secure: port === 465, requireTLS, ...auth, ...limits }, ofEveryMail)
}

export function senderOf({ settings }: Pick<TenantParts, 'settings'>): { name: string; address: string } {
  return { name: settings.string('Email_AfzenderNaam'), address: settings.string('Email_Afzender') }
}
