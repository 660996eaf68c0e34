/**
 * The name of an account, or a mail address, as it is kept and looked up: composed letters, one ordinary space where several
 * or other kinds were typed, none at the ends. Form, import, registration, login and command all read it by this.
 */
export function accountName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** Two names with the same key are of one account. */
export function nameKey(typed: string): string {
  return accountName(typed).toLowerCase()
}
