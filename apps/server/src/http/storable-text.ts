import { PortalError } from '@portal/contract/errors.ts'

/** Numbers that are no character and never will be, such as U+FFFF: no message to the back office may hold one. */
const noCharacter = /\p{Noncharacter_Code_Point}/u

/** None of these can be kept and passed on as text: the zero character, half of a surrogate pair, what is no character. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed() && !noCharacter.test(text)

/** @throws PortalError `verzoek.onjuist` naming the first field, by its path, that holds what is no text */
export function refuseUnstorableText(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new PortalError('verzoek.onjuist', {}, { field: path })
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) refuseUnstorableText(part, path === '' ? name : `${path}.${name}`)
}
