import { factorKinds } from '@portal/domain/auth/second-factor.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { UserName } from './values.ts'

const Password = z.string().min(1).max(200)

/** A passkey that a browser may use (WebAuthn level 3, JSON form). */
export const PasskeyRequest = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** What a browser is given to prove with a passkey who somebody is. */
const AssertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']),
  allowCredentials: z.array(PasskeyRequest),
})

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

/** What stands in the way of somebody who proved who they are. */
const employeeRefusals = [
  'login.methode_niet_beschikbaar',
  'login.methode_niet_ingericht',
  'login.certificaat',
  'login.ander_account',
  'navision_account_onbekend',
  'account.geblokkeerd_beheerder',
] as const

const providerRefusals = [
  ...employeeRefusals,
  'login.afronden',
  'login.poging_gebruikt',
  'login.afgebroken',
  'login.token_geweigerd',
  'login.naam_ontbreekt',
] as const

/** A way in that leads over a page of an identity server. */
export const ProviderType = z.enum(['Azure', 'Federation'])
export type ProviderType = z.output<typeof ProviderType>

/** What the identity server gave back in the address, and what the browser kept meanwhile. */
const ReturnedLogin = z.object({
  /** The state. */
  kenmerk: z.string().min(1).max(200),
  geheim: z.string().min(1).max(200),
  code: z.string().min(1).max(8000).optional(),
  /** The issuer, where the server names it (RFC 9207). */
  uitgever: z.string().min(1).max(500).optional(),
  /** The code of a refusal there. */
  fout: z.string().min(1).max(200).optional(),
})

export const loginTestSteps = [
  'notConfigured',
  'switchedOff',
  'away',
  'certificate',
  'directory.connected',
  'directory.accountRefused',
  'directory.noBase',
  'directory.people',
  'directory.noPeople',
  'directory.found',
  'directory.notFound',
  'directory.ambiguous',
  'directory.noId',
  'directory.nameForm',
  'directory.inBackOffice',
  'directory.notInBackOffice',
  'provider.read',
  'provider.refuses',
  'provider.secretRight',
  'provider.secretWrong',
  'provider.otherAddress',
  'provider.noPkce',
  'provider.logout',
  'provider.noLogout',
] as const

/** What a test of a login found, step by step; `ok` is false when one of them is wrong. */
const LoginTest = z.object({
  ok: z.boolean(),
  durationMs: z.number().int(),
  steps: z.array(
    z.object({
      step: z.enum(loginTestSteps),
      ok: z.boolean(),
      params: z.record(z.string(), z.string()),
    }),
  ),
})
export type LoginTest = z.output<typeof LoginTest>

/** A way in for employees, as its administrator has to know it. */
const LoginMethod = z.object({
  methode: z.enum(['Directory', 'Azure', 'Federation']),
  /** Whether its setting offers it. */
  aan: z.boolean(),
  /** Whether the tenants file says where it is. */
  ingericht: z.boolean(),
  /** Address of the server; empty where none is set up. */
  adres: z.string(),
  /** Addresses to name where the portal is registered; empty at a directory, which sends nobody back. */
  terugadressen: z.array(z.string()),
})
export type LoginMethod = z.output<typeof LoginMethod>

/** The password was right, and the account has a second factor: `stap` opens nothing but that question, for five minutes. */
const LoginStep = z.object({
  stap: z.string(),
  soorten: z.array(z.enum(factorKinds)),
  /** What the browser needs to use a passkey; null when none was made for this host name. */
  passkey: AssertionOptions.nullable(),
  herstelcodes: z.boolean(),
  tot: z.iso.datetime(),
})
export type LoginStep = z.output<typeof LoginStep>

const login = { access: 'public', hasSecretAnswer: true, changes: ['users', 'access', 'mails'] } as const
export const auth = {
  login: command('/api/Auth/Inloggen', {
    summary: 'Log in with account name and password and open a session.',
    ...login,
    in: z.object({ gebruikersnaam: UserName, wachtwoord: Password }),
    out: z.object({
      /** Empty while the second factor is awaited. */
      token: z.string(),
      tweedeStap: LoginStep.nullable(),
    }),
    errors: [
      'login.onjuist',
      'login.methode_niet_beschikbaar',
      'login.wachttijd',
      'account.geblokkeerd_pogingen',
      'account.geblokkeerd_beheerder',
    ],
  }),
  loginDirectory: command('/InloggenAD', {
    summary: 'Log in with the account of the company’s directory and open a session.',
    ...login,
    in: z.object({ gebruikersnaam: UserName, wachtwoord: Password }),
    out: z.object({ token: z.string() }),
    errors: [
      ...employeeRefusals,
      'login.onjuist',
      'login.naam_als_domein',
      'login.naam_als_email',
      'login.wachtwoord_verlopen',
      'login.account_gesloten',
      'login.directory_weg',
      'login.directory_instelling',
      'login.wachttijd',
      'account.geblokkeerd_pogingen',
    ],
  }),
  startLogin: command('/api/Auth/InloggenStarten', {
    summary: 'Begin a login at an identity server: the address of its page, for the browser that asks.',
    access: 'public',
    hasSecretAnswer: true,
    changes: ['access'],
    in: z.object({
      methode: ProviderType,
      /** Origin of the page that asks: `https://portaal.example`. */
      oorsprong: z.string().min(1).max(300),
    }),
    out: z.object({ adres: z.url(), kenmerk: z.string(), geheim: z.string() }),
    errors: [
      'login.methode_niet_beschikbaar',
      'login.methode_niet_ingericht',
      'login.certificaat',
      'login.cloud_directory_fout',
      'login.authserver_fout',
    ],
  }),
  loginAzure: command('/api/Auth/InloggenAzure', {
    summary: 'Finish a login at Microsoft, once, in the browser that began it, and open a session.',
    ...login,
    in: ReturnedLogin,
    out: z.object({ token: z.string() }),
    errors: [...providerRefusals, 'login.cloud_directory_fout'],
  }),
  loginFederation: command('/api/Auth/InloggenAdsf', {
    summary: 'Finish a login at the federation server, once, in the browser that began it, and open a session.',
    ...login,
    in: ReturnedLogin,
    out: z.object({ token: z.string() }),
    errors: [...providerRefusals, 'login.authserver_fout'],
  }),
  logout: command('/api/Auth/Uitloggen', {
    summary: 'End this session at once; the address is where the browser ends it at the identity server too.',
    access: 'session',
    hasSecretAnswer: true,
    duringSetup: true,
    changes: ['access', 'notifications'],
    in: z.object({}),
    out: z.object({ adres: z.url() }).nullable(),
  }),
  changePassword: command('/api/Gebruiker/WachtwoordWijzigen', {
    summary: 'Change the own password; every session of the user ends, this one too.',
    access: 'session',
    changes: ['users', 'access', 'mails'],
    in: z.object({
      huidigWachtwoord: Password,
      nieuwWachtwoord: Password,
      herhaalWachtwoord: Password,
    }),
    out: z.null(),
    errors: ['login.wachttijd', 'account.geblokkeerd_pogingen', 'wachtwoord.huidig_onjuist', ...passwordRefusals],
  }),
  resetPassword: command('/api/Gebruiker/WachtwoordResetten', {
    summary: 'Set a password by a link that was sent, once; every session of the user ends.',
    access: 'public',
    changes: ['users', 'access', 'mails'],
    in: z.object({ token: z.string().min(1).max(100), nieuwWachtwoord: Password, herhaalWachtwoord: Password }),
    out: z.null(),
    errors: ['wachtwoord.link_ongeldig', ...passwordRefusals],
  }),
  forgotPassword: command('/api/Gebruiker/WachtwoordVergeten', {
    summary: 'Mail a link to choose another password; the answer is the same for a name that nobody has.',
    access: 'public',
    perMinute: 10,
    changes: ['access', 'mails'],
    in: z.object({
      /** The name of the account, or its mail address. */
      gebruikersnaam: UserName,
    }),
    out: z.null(),
  }),
  getLoginMethods: query('/api/Auth/GetInlogMethoden', {
    summary: 'The ways in for employees: offered or not, set up or not, and where.',
    access: 'settings.view',
    reads: [],
    in: z.object({}),
    out: z.object({ items: z.array(LoginMethod) }),
  }),
  testDirectory: query('/InloggenADTest', {
    summary: 'Try the company’s directory, and look a person up in it, without a password of theirs.',
    access: 'settings.view',
    perMinute: 12,
    reads: ['users'],
    in: z.object({ gebruikersnaam: UserName.optional() }),
    out: LoginTest,
  }),
  testProvider: query('/api/Auth/TestInlogserver', {
    summary: 'Try an identity server: whether it answers, lets the portal in and ends sessions.',
    access: 'settings.view',
    perMinute: 12,
    reads: [],
    in: z.object({ methode: ProviderType }),
    out: LoginTest,
  }),
  getWaitingAccounts: query('/api/Gebruiker/GetWachtendeAccounts', {
    summary: 'The accounts that wait or are blocked for a network after failed logins, the last failure first.',
    access: 'accounts.release',
    reads: ['users', 'access'],
    in: z.object({}),
    out: z.object({ items: z.array(WaitingAccount) }),
  }),
  releaseAccount: command('/api/Gebruiker/VrijgevenAccount', {
    summary: 'Clear the failed logins of an account: it waits no more and no network is blocked for it.',
    access: 'accounts.release',
    changes: ['users', 'access'],
    in: z.object({ gebruikersnaam: UserName }),
    out: z.null(),
    errors: ['error.niet_gevonden'],
  }),
}
