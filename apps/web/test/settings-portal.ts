import { type AdminSetting, settings } from '@portal/contract/settings.ts'
import type { LoginType } from '@portal/domain/access/vocabulary.ts'
import { findSetting, settingKeys } from '@portal/domain/settings/catalogue.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startSession } from '../src/lib/session.ts'
import { answer, freshPortal, openPage, sentTo } from './stand-in.tsx'
import { tokenFor } from './token-for.ts'

/** What differs from the catalogue, by the name of the setting. */
export const stored = new Map<string, Partial<AdminSetting>>()

function listSettings(): AdminSetting[] {
  return settingKeys.flatMap((name) => {
    const entry = findSetting(name)
    if (entry === undefined) return []
    const secret = name === 'SMTP_Wachtwoord'
    const item: AdminSetting = {
      name,
      kind: entry.kind,
      area: entry.area,
      value: secret ? null : entry.default,
      defaultValue: secret ? null : entry.default,
      changed: false,
      editable: entry.writers === 'administrator',
      secret,
      version: 0,
      changedBy: null,
      changedAt: null,
    }
    return [{ ...item, ...stored.get(name) }]
  })
}

/** A portal whose settings are those of the catalogue, and an administrator who looks at them. */
export function startSettings(): void {
  freshPortal()
  stored.clear()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
  const provenLogins: LoginType[] = ['Identity']
  answer(settings.getAppSettings, () => ({ items: listSettings(), provenLogins }))
  answer(settings.updateAppSettings, null)
  answer(settings.getPlannedSettings, { items: [] })
}

export async function openSettings(search = ''): Promise<void> {
  await openPage(`/settings${search}`)
  await screen.findByRole('searchbox', { name: /Zoeken op naam/ })
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const saved = () => sentTo(settings.updateAppSettings).map(({ input }) => input)

export async function save(reason = ''): Promise<void> {
  await userEvent.click(button('Opslaan…'))
  const dialog = await screen.findByRole('dialog')
  if (reason !== '') await userEvent.type(within(dialog).getByLabelText(/Reden/), reason)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Opslaan' }))
}
