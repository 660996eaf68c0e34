import { loginTypes } from '@portal/domain/access/vocabulary.ts'
import { factorGroups, factorKinds, factorNameLength, proofKinds } from '@portal/domain/auth/second-factor.ts'
import { z } from 'zod'
import { PasskeyRequest } from './auth.ts'
import { command, query } from './define.ts'
import { Id, UserName } from './values.ts'

const Password = z.string().min(1).max(200)
const Name = z.string().trim().min(1).max(factorNameLength)
const Part = z.string().max(12_000)

/** What a browser is given to make a passkey (WebAuthn level 3, JSON form). */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(PasskeyRequest),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: z.enum(['discouraged', 'preferred', 'required']),
  }),
  attestation: z.literal('none'),
})

const Registration = z.object({
  id: Part,
  rawId: Part,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Part,
    attestationObject: Part,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

const Assertion = z.object({
  id: Part,
  rawId: Part,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Part,
    authenticatorData: Part,
    signature: Part,
    userHandle: Part.optional(),
  }),
})

const Factor = z.object({
  id: Id,
  soort: z.enum(factorKinds),
  naam: z.string(),
  aangemaakt: z.iso.datetime(),
  gebruikt: z.iso.datetime().nullable(),
})
export type Factor = z.output<typeof Factor>

/** Empty when the person has recovery codes already. They are shown once: only a hash of each is kept. */
const NewRecoveryCodes = z.object({ herstelcodes: z.array(z.string()) })

const FactorOwner = z.object({
  gebruikersnaam: z.string(),
  naam: z.string(),
  soorten: z.array(z.enum(factorKinds)),
  herstelcodes: z.number().int(),
  gebruikt: z.iso.datetime().nullable(),
  /** Whether the one who asks may take it away. */
  magWissen: z.boolean(),
})
export type FactorOwner = z.output<typeof FactorOwner>

/** Where somebody is logged in. */
const OpenSession = z.object({
  id: Id,
  /** The one that asks. */
  hier: z.boolean(),
  /** As their makers call them; empty when the browser does not say. */
  browser: z.string(),
  systeem: z.string(),
  /** Without the part that stands for one machine; empty when it is not known. */
  netwerk: z.string(),
  soort: z.enum(loginTypes),
  geopend: z.iso.datetime(),
  /** To some minutes. */
  gebruikt: z.iso.datetime(),
})
export type OpenSession = z.output<typeof OpenSession>
const OpenSessions = z.object({ items: z.array(OpenSession) })

const passwordRefusals = ['login.wachttijd', 'account.geblokkeerd_pogingen', 'wachtwoord.huidig_onjuist'] as const

export const secondFactor = {
  submitFactor: command('/api/Auth/TweedeFactor', {
    summary: 'Finish a login with the second factor: a code, a passkey or a recovery code; opens the session.',
    access: 'public',
    hasSecretAnswer: true,
    changes: ['users', 'access', 'mails'],
    in: z.object({
      stap: z.string().min(1).max(100),
      soort: z.enum(proofKinds),
      code: z.string().max(60).default(''),
      passkey: Assertion.nullable().default(null),
    }),
    out: z.object({ token: z.string() }),
    errors: [
      'factor.stap_verlopen',
      'factor.code_onjuist',
      'factor.passkey_mislukt',
      'login.wachttijd',
      'account.geblokkeerd_pogingen',
    ],
  }),
  getFactors: query('/api/Beveiliging/GetFactoren', {
    summary: 'The second factors of the person, and how many recovery codes are left.',
    access: 'session',
    duringSetup: true,
    ownEyesOnly: true,
    reads: ['access'],
    in: z.object({}),
    out: z.object({
      /** False for accounts whose directory or login service has a second factor of its own. */
      kanInstellen: z.boolean(),
      verplicht: z.boolean(),
      items: z.array(Factor),
      herstelcodes: z.number().int(),
    }),
  }),
  startCode: command('/api/Beveiliging/StartCode', {
    summary: 'Begin to set up codes by time (RFC 6238): the key for an authenticator app, ten minutes long.',
    access: 'session',
    duringSetup: true,
    hasSecretAnswer: true,
    changes: ['users', 'access', 'mails'],
    in: z.object({ wachtwoord: Password }),
    out: z.object({
      sleutel: z.string(),
      /** For the QR code. */
      adres: z.string(),
    }),
    errors: [...passwordRefusals, 'factor.niet_voor_login', 'factor.te_veel'],
  }),
  addCode: command('/api/Beveiliging/AddCode', {
    summary: 'Finish setting up codes by time with the first of them; every other session of the person ends.',
    access: 'session',
    duringSetup: true,
    hasSecretAnswer: true,
    changes: ['users', 'access', 'mails'],
    in: z.object({ naam: Name, code: z.string().min(1).max(20) }),
    out: NewRecoveryCodes,
    errors: ['factor.instellen_verlopen', 'factor.code_onjuist'],
  }),
  startPasskey: command('/api/Beveiliging/StartPasskey', {
    summary: 'Begin to set up a passkey: what the browser needs to make one, ten minutes long.',
    access: 'session',
    duringSetup: true,
    hasSecretAnswer: true,
    changes: ['users', 'access', 'mails'],
    in: z.object({ wachtwoord: Password }),
    out: z.object({ opties: CreationOptions }),
    errors: [...passwordRefusals, 'factor.niet_voor_login', 'factor.te_veel'],
  }),
  addPasskey: command('/api/Beveiliging/AddPasskey', {
    summary: 'Finish setting up a passkey with what the browser made; every other session of the person ends.',
    access: 'session',
    duringSetup: true,
    hasSecretAnswer: true,
    changes: ['users', 'access', 'mails'],
    in: z.object({ naam: Name, passkey: Registration }),
    out: NewRecoveryCodes,
    errors: ['factor.instellen_verlopen', 'factor.passkey_mislukt'],
  }),
  setFactorName: command('/api/Beveiliging/SetFactorNaam', {
    summary: 'Name an own second factor.',
    access: 'session',
    changes: ['access'],
    in: z.object({ id: Id, naam: Name }),
    out: z.null(),
    errors: ['error.niet_gevonden'],
  }),
  removeFactor: command('/api/Beveiliging/RemoveFactor', {
    summary: 'Remove an own second factor; with the last one the recovery codes go too.',
    access: 'session',
    changes: ['users', 'access', 'mails'],
    in: z.object({ id: Id, wachtwoord: Password }),
    out: z.null(),
    errors: [...passwordRefusals, 'error.niet_gevonden', 'factor.laatste_verplicht'],
  }),
  createRecoveryCodes: command('/api/Beveiliging/CreateHerstelcodes', {
    summary: 'Ten new recovery codes; the former ones open nothing any more.',
    access: 'session',
    hasSecretAnswer: true,
    changes: ['users', 'access', 'mails'],
    in: z.object({ wachtwoord: Password }),
    out: NewRecoveryCodes,
    errors: [...passwordRefusals, 'error.niet_gevonden'],
  }),
  getFactorRules: query('/api/Beveiliging/GetFactorRegels', {
    summary: 'For which groups of people a second factor is required, and how many of each have one.',
    access: 'factors.view',
    ownEyesOnly: true,
    reads: ['users', 'access'],
    in: z.object({}),
    out: z.object({
      items: z.array(
        z.object({
          groep: z.enum(factorGroups),
          verplicht: z.boolean(),
          /** Accounts with a password of the portal that are not blocked. */
          personen: z.number().int(),
          met: z.number().int(),
        }),
      ),
    }),
  }),
  setFactorRule: command('/api/Beveiliging/SetFactorRegel', {
    summary: 'Require a second factor of a group, or no more. Who has none must set one up before anything else.',
    access: 'factors.require',
    changes: ['access'],
    in: z.object({ groep: z.enum(factorGroups), verplicht: z.boolean() }),
    out: z.null(),
  }),
  getFactorOwners: query('/api/Beveiliging/GetFactorAccounts', {
    summary: 'The people with a second factor, by name, the first fifty that match.',
    access: 'factors.view',
    ownEyesOnly: true,
    reads: ['users', 'access'],
    in: z.object({ zoekterm: z.string().trim().max(100).default('') }),
    out: z.object({ items: z.array(FactorOwner), totaal: z.number().int() }),
  }),
  removeFactorsOf: command('/api/Beveiliging/WisFactoren', {
    summary: 'Take away every second factor of somebody who lost theirs; their sessions end and they are mailed.',
    access: 'factors.view',
    changes: ['users', 'access', 'mails'],
    in: z.object({ gebruikersnaam: UserName }),
    out: z.null(),
    errors: ['error.niet_gevonden', 'error.niet_toegankelijk'],
  }),
  getEmail: query('/api/Beveiliging/GetEmail', {
    summary:
      'The own mail address, and the one before while the person has not said that an administrator’s new one is right.',
    access: 'session',
    ownEyesOnly: true,
    reads: ['users'],
    in: z.object({}),
    out: z.object({ email: z.string(), oud: z.string().nullable(), door: z.string().nullable() }),
  }),
  answerEmail: command('/api/Beveiliging/EmailBeantwoorden', {
    summary: 'Say that the mail address which an administrator gave is right, or go back to the one before.',
    access: 'session',
    changes: ['users', 'access', 'mails'],
    in: z.object({ akkoord: z.boolean() }),
    out: z.null(),
  }),
  getSessions: query('/api/Beveiliging/GetSessies', {
    summary: 'Where the person is logged in, the last used first; at most a hundred.',
    access: 'session',
    ownEyesOnly: true,
    reads: ['access'],
    in: z.object({}),
    out: OpenSessions,
  }),
  endOwnSession: command('/api/Beveiliging/BeeindigSessie', {
    summary: 'End one own session; its pages get the event at once.',
    access: 'session',
    changes: ['access'],
    in: z.object({ id: Id }),
    out: z.null(),
    errors: ['error.niet_gevonden'],
  }),
  endOwnOtherSessions: command('/api/Beveiliging/BeeindigAndereSessies', {
    summary: 'End every own session but the one that asks.',
    access: 'session',
    changes: ['access'],
    in: z.object({}),
    out: z.object({ aantal: z.number().int() }),
  }),
  getSessionsOf: query('/api/Beveiliging/GetSessiesVan', {
    summary: 'Where somebody is logged in; of administrators a chief administrator alone may know.',
    access: 'users.view',
    ownEyesOnly: true,
    reads: ['users', 'access'],
    in: z.object({ gebruikersnaam: UserName }),
    out: OpenSessions,
    errors: ['error.niet_gevonden', 'error.niet_toegankelijk'],
  }),
  endSessionsOf: command('/api/Beveiliging/BeeindigSessiesVan', {
    summary: 'End one session of somebody, or all; the one that asks goes on.',
    access: 'users.edit',
    changes: ['access'],
    in: z.object({
      gebruikersnaam: UserName,
      /** Null for all of them. */
      sessie: Id.nullable(),
    }),
    out: z.object({ aantal: z.number().int() }),
    errors: ['error.niet_gevonden', 'error.niet_toegankelijk'],
  }),
}
