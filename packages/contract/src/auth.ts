import { z } from 'zod'
import { command } from './define.ts'
import { UserName } from './values.ts'

const Password = z.string().min(1).max(200)

const passwordRefusals = [
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
}
