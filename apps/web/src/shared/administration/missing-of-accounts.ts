import type { MissingWords } from '../../lib/fault-words.ts'

/** What is asked for where a field of an account is empty, in the form of a user and of who asks for an account. */
export const missingOfAccounts = {
  voornaam: 'auth.missing.voornaam',
  achternaam: 'auth.missing.achternaam',
  bedrijfsnaam: 'auth.missing.bedrijfsnaam',
  email: 'auth.missing.email',
  telefoonnummer: 'auth.missing.telefoonnummer',
  gebruikersnaam: 'auth.missing.gebruikersnaam',
  wachtwoord: 'auth.missing.wachtwoord',
} as const satisfies MissingWords
