import { z } from 'zod'
import { command, query } from './define.ts'
import { UserName } from './values.ts'

const Password = z.string().min(1).max(200)

export const passwordRefusals = [
  'wachtwoord.ongelijk',
  'wachtwoord.te_kort',
  'wachtwoord.te_lang',
  'wachtwoord.kleine_letter',
  'wachtwoord.hoofdletter',
  'wachtwoord.cijfer',
  'wachtwoord.speciaal_teken',
  'wachtwoord.te_bekend',
  'wachtwoord.bevat_naam',
] as const

const WaitingAccount = z.object({
  gebruikersnaam: z.string(),
  naam: z.string(),
  /** Failed logins in a row, from everywhere. */
  pogingen: z.number().int(),
  laatste: z.iso.datetime(),
  /** Until when it waits where it never logged in; null when it does not. */
  wachtTot: z.iso.datetime().nullable(),
  /** Networks that are blocked for it. */
  netwerken: z.number().int(),
})
export type WaitingAccount = z.output<typeof WaitingAccount>

export const auth = {
  login: command('/api/Auth/Inloggen', {
    summary: 'Log in with account name and password and open a session.',
    access: 'public',
    hasSecretAnswer: true,
    in: z.object({ gebruikersnaam: UserName, wachtwoord: Password }),
    out: z.object({ token: z.string() }),
    errors: [
      'login.onjuist',
      'login.methode_niet_beschikbaar',
      'login.wachttijd',
      'account.geblokkeerd_pogingen',
      'account.geblokkeerd_beheerder',
    ],
  }),
  logout: command('/api/Auth/Uitloggen', {
    summary: 'End this session at once.',
    access: 'session',
    in: z.object({}),
    out: z.null(),
  }),
  changePassword: command('/api/Gebruiker/WachtwoordWijzigen', {
    summary: 'Change the own password; every session of the user ends, a fresh token for this one is answered.',
    access: 'session',
    hasSecretAnswer: true,
    in: z.object({
      huidigWachtwoord: Password,
      nieuwWachtwoord: Password,
      herhaalWachtwoord: Password,
    }),
    out: z.object({ token: z.string() }),
    errors: ['login.wachttijd', 'account.geblokkeerd_pogingen', 'wachtwoord.huidig_onjuist', ...passwordRefusals],
  }),
  resetPassword: command('/api/Gebruiker/WachtwoordResetten', {
    summary: 'Set a password by a link that was sent, once; every session of the user ends.',
    access: 'public',
    in: z.object({ token: z.string().min(1).max(100), nieuwWachtwoord: Password, herhaalWachtwoord: Password }),
    out: z.null(),
    errors: ['wachtwoord.link_ongeldig', ...passwordRefusals],
  }),
  forgotPassword: command('/api/Gebruiker/WachtwoordVergeten', {
    summary: 'Mail a link to choose another password; the answer is the same for a name that nobody has.',
    access: 'public',
    perMinute: 10,
    in: z.object({
      /** The name of the account, or its mail address. */
      gebruikersnaam: UserName,
    }),
    out: z.null(),
  }),
  getWaitingAccounts: query('/api/Gebruiker/GetWachtendeAccounts', {
    summary: 'The accounts that wait or are blocked for a network after failed logins, the last failure first.',
    access: 'accounts.release',
    in: z.object({}),
    out: z.object({ items: z.array(WaitingAccount) }),
  }),
  releaseAccount: command('/api/Gebruiker/VrijgevenAccount', {
    summary: 'Clear the failed logins of an account: it waits no more and no network is blocked for it.',
    access: 'accounts.release',
    in: z.object({ gebruikersnaam: UserName }),
    out: z.null(),
    errors: ['error.niet_gevonden'],
  }),
}
