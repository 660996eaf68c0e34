import { invitationHours } from '@portal/domain/auth/password-link.ts'
import { expect, it } from 'vitest'
import { mailHtml, mailText } from '../../platform/mail/mail-page.ts'
import { invitationMail } from './invitation-mail.ts'

const tenant = { branding: { name: 'Portaal van De Waard', accent: '#f5a800' }, publicUrl: 'https://portaal.example' }
const invited = {
  userName: 'eva@bouw.example',
  email: 'eva@bouw.example',
  path: '/wachtwoord-resetten#geheim',
  roles: [],
  isAdministrator: false,
}

it.each(['nl-NL', 'de-DE', 'fr-FR', 'en-US'] as const)(
  'an invitation in %s says where, who and how long',
  async (language) => {
    const { to, subject, page } = await invitationMail(tenant, { ...invited, language })
    expect(to).toBe(invited.email)
    expect(subject).toContain(tenant.branding.name)
    for (const form of [mailText(page), mailHtml(page)]) {
      for (const fact of [tenant.branding.name, invited.email, String(invitationHours), invited.path])
        expect(form).toContain(fact)
      expect(form.replace(/<style[\s\S]*<\/style>/, '')).not.toMatch(/\{\w+\}/)
    }
  },
)
