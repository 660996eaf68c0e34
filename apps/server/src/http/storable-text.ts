import { PortalError } from '@portal/contract/errors.ts'

/** Numbers that are no character and never will be, such as U+FFFF: no message to the back office may hold one. */
const noCharacter = /\p{Noncharacter_Code_Point}/u

/** None of these can be kept and passed on as text: the zero character, half of a surrogate pair, what is no character. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed() && !noCharacter.test(text)

/** The path of the first field that holds what is no text, `''` for the value itself; null when there is none. */
function unstorableField(value: unknown): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : ''
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    const below = unstorableField(part)
    if (below !== null) return below === '' ? name : `${name}.${below}`
  }
  return null
}

/** @throws PortalError `verzoek.onjuist` naming the first field, by its path, that holds what is no text */
export function refuseUnstorableText(value: unknown): void {
  const field = unstorableField(value)
  if (field !== null) throw new PortalError('verzoek.onjuist', {}, { field })
}
