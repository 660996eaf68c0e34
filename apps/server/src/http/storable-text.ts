import { PortalError } from '@portal/contract/errors.ts'

/** Neither of these can be stored as text: the zero character, and half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** @throws PortalError `verzoek.onjuist` naming the first field, by its path, that holds what no database stores */
export function refuseUnstorableText(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new PortalError('verzoek.onjuist', {}, { field: path })
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) refuseUnstorableText(part, path === '' ? name : `${path}.${name}`)
}
