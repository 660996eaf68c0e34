import { commonPasswords } from './common-password-list.ts'

const known = new Set(commonPasswords.map(bare))

/** What is left of a password without the dressing that the password rules invite: case, look-alikes, signs at the end. */
function bare(password: string): string {
  return password
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})[1!](?=\p{L})/gu, 'i')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a password is one of the common ones, also in capitals, with signs added or with look-alike characters. */
export function isCommonPassword(password: string): boolean {
  const own = bare(password)
  return known.has(own) || known.has(own.replace(/\d{1,2}$/, ''))
}
