import { loginTypes, portalRoles } from '@portal/domain/access/vocabulary.ts'
import { accountLengths } from '@portal/domain/users/account-form.ts'
import { z } from 'zod'
import { passwordRefusals } from './auth.ts'
import { command, query } from './define.ts'
import { SentFile } from './uploads.ts'
import { Id, Locale } from './values.ts'

/** Longer texts are refused by name of the field, not as a body that is wrong. */
const Written = z.string().max(1000)
const CustomerNo = z.string().trim().min(1).max(20)
const Version = z.number().int().min(0)

/** What an account was chosen by: everybody, who administers, who has to choose a password, who is blocked or unknown. */
export const UserGroup = z.enum(['alle', 'beheerders', 'uitgenodigd', 'geblokkeerd', 'onbekend'])
export type UserGroup = z.output<typeof UserGroup>

export const UserOrder = z.enum([
  'gebruikersnaam',
  'naam',
  'bedrijfsnaam',
  'laatsteLogin',
  'mislukteLogins',
  'aangemaakt',
])
export type UserOrder = z.output<typeof UserOrder>

/** A person with an account (R-ENT-40); the password is in no answer. */
const Account = z.object({
  id: Id,
  /** Rises with each change by an administrator. */
  versie: z.number().int(),
  gebruikersnaam: z.string(),
  voornaam: z.string(),
  achternaam: z.string(),
  bedrijfsnaam: z.string(),
  email: z.string(),
  telefoonnummer: z.string(),
  taal: Locale,
  roles: z.array(z.enum(portalRoles)),
  isAdministrator: z.boolean(),
  geblokkeerd: z.boolean(),
  /** In a row, from everywhere (R-ROLE-34). */
  mislukteLogins: z.number().int(),
  loginSoort: z.enum(loginTypes),
  /** False while somebody with a password of their own never chose one. */
  heeftWachtwoord: z.boolean(),
  /** Who they are in the back office; their locations hang on it. */
  backofficeNaam: z.string(),
  /** Null while no account of the back office was read yet. */
  backofficeBekend: z.boolean().nullable(),
  /** Customers of the back office and those given here. */
  klanten: z.array(z.string()),
  eigenKlanten: z.array(z.string()),
  locaties: z.number().int(),
  laatsteLogin: z.iso.datetime().nullable(),
  aangemaakt: z.iso.datetime(),
})
export type Account = z.output<typeof Account>

const Person = z.object({
  voornaam: Written,
  achternaam: Written,
  bedrijfsnaam: Written.default(''),
  email: Written,
  telefoonnummer: Written.default(''),
  gebruikersnaam: Written,
})

const Rights = z.object({
  roles: z.array(z.enum(portalRoles)).max(portalRoles.length),
  isAdministrator: z.boolean(),
})

const Linked = z.object({
  /** Empty: the account of the back office with the same mail address, else with the same name. */
  backofficeNaam: z.string().trim().max(accountLengths.gebruikersnaam),
  eigenKlanten: z.array(CustomerNo).max(200),
  taal: Locale,
})

/** What became of the mail with which somebody chooses a password: sent, kept for lack of a mail server, or none made. */
const Invitation = z.enum(['verzonden', 'bewaard', 'geen'])

const personRefusals = [
  'validatie.verplicht',
  'validatie.max_tekens',
  'validatie.email',
  'gebruiker.naam_ongeldig',
] as const

const fieldRefusals = [...personRefusals, 'gebruiker.naam_bezet', 'gebruiker.klant_onbekend'] as const

/** A request for an account; what was chosen as a password is in no answer. */
const Registration = z.object({
  id: Id,
  voornaam: z.string(),
  achternaam: z.string(),
  bedrijfsnaam: z.string(),
  email: z.string(),
  telefoonnummer: z.string(),
  gebruikersnaam: z.string(),
  taal: Locale,
  heeftWachtwoord: z.boolean(),
  /** Somebody has an account of this name already. */
  naamBezet: z.boolean(),
  status: z.enum(['new', 'accepted', 'refused']),
  reden: z.string(),
  besluitDoor: z.string().nullable(),
  besluitMoment: z.iso.datetime().nullable(),
  moment: z.iso.datetime(),
})
export type Registration = z.output<typeof Registration>

/** The last import: its people wait for their passwords to be hashed, then all get an account or none. */
const UserImport = z.object({
  id: Id,
  bestandsnaam: z.string(),
  gestartDoor: z.string(),
  stand: z.enum(['waiting', 'done', 'failed']),
  rijen: z.number().int(),
  /** Rows that are ready. */
  klaar: z.number().int(),
  /** The row that kept the others out, and the code of why. */
  foutRij: z.number().int().nullable(),
  fout: z.string().nullable(),
  moment: z.iso.datetime(),
  einde: z.iso.datetime().nullable(),
})
export type UserImport = z.output<typeof UserImport>

export const users = {
  register: command('/api/Auth/Registreren', {
    summary: 'Ask for an account; an administrator decides. The answer is the same whether the name is taken or not.',
    access: 'public',
    area: 'AppRegistratie',
    perMinute: 5,
    in: z.object({
      ...Person.partial().shape,
      bedrijfsnaam: Written.default(''),
      telefoonnummer: Written.default(''),
      wachtwoord: z.string().max(200).default(''),
    }),
    out: z.null(),
    errors: [...personRefusals, ...passwordRefusals],
  }),
  getRegistrations: query('/api/Gebruiker/GetRegistraties', {
    summary: 'Who asked for an account, newest first; those that wait, or those that were decided.',
    access: 'users.view',
    in: z.object({
      behandeld: z.boolean().default(false),
      pagina: z.number().int().min(1).max(100_000).default(1),
      rijen: z.number().int().min(1).max(250).default(50),
    }),
    out: z.object({ items: z.array(Registration), totaal: z.number().int(), wachtend: z.number().int() }),
  }),
  acceptRegistration: command('/api/Gebruiker/RegistratieToelaten', {
    perMinute: 60,
    summary: 'Make an account of a registration, with the rights and customers given; the person is mailed.',
    access: 'users.edit',
    in: Person.extend({ id: Id, ...Rights.partial().shape, ...Linked.partial().shape }),
    out: z.object({ id: Id, uitnodiging: Invitation, backofficeBekend: z.boolean().nullable() }),
    errors: [
      'error.niet_gevonden',
      'registratie.al_behandeld',
      ...fieldRefusals,
      'gebruiker.alleen_hoofdbeheerder',
      'gebruiker.geen_uitnodiging',
    ],
  }),
  refuseRegistration: command('/api/Gebruiker/RegistratieWeigeren', {
    perMinute: 60,
    summary: 'Refuse a registration with a reason, which the person is mailed.',
    access: 'users.edit',
    in: z.object({ id: Id, reden: Written }),
    out: z.null(),
    errors: ['error.niet_gevonden', 'registratie.al_behandeld', 'validatie.verplicht', 'validatie.max_tekens'],
  }),
  getUsers: query('/api/Gebruiker/GetGebruikers', {
    summary: 'The accounts of the portal, a page at a time: searched, filtered and put in order, with counts.',
    access: 'users.view',
    in: z.object({
      /** A part of a name, company, mail address or name in the back office. */
      zoekterm: z.string().trim().max(100).default(''),
      groep: UserGroup.default('alle'),
      klant: z.string().trim().max(20).default(''),
      sorteer: UserOrder.default('naam'),
      aflopend: z.boolean().default(false),
      pagina: z.number().int().min(1).max(100_000).default(1),
      rijen: z.number().int().min(1).max(250).default(50),
    }),
    out: z.object({
      items: z.array(Account),
      totaal: z.number().int(),
      tellingen: z.record(UserGroup, z.number().int()),
    }),
  }),
  getUser: query('/api/Gebruiker/GetGebruiker', {
    summary: 'One account.',
    access: 'users.view',
    in: z.object({ id: Id }),
    out: Account,
    errors: ['error.niet_gevonden'],
  }),
  createUser: command('/api/Gebruiker/GebruikerAanmaken', {
    perMinute: 60,
    summary: 'Make an account with internal identity; without a password the person gets a mail to choose one.',
    access: 'users.edit',
    in: Person.extend({
      ...Rights.partial().shape,
      ...Linked.partial().shape,
      /** Empty or left out: the person chooses one by a link. */
      wachtwoord: z.string().max(200).default(''),
    }),
    out: z.object({ id: Id, uitnodiging: Invitation, backofficeBekend: z.boolean().nullable() }),
    errors: [...fieldRefusals, ...passwordRefusals, 'gebruiker.alleen_hoofdbeheerder', 'gebruiker.geen_uitnodiging'],
  }),
  updateUser: command('/api/Gebruiker/GebruikerWijzigen', {
    summary:
      'Change an account, block it, clear its failed logins or send a link for a password; what is left out stays. New rights, a new name or a block end its sessions.',
    access: 'users.edit',
    in: z.object({
      id: Id,
      /** The version that was seen; anything else meanwhile is a conflict. */
      versie: Version,
      ...Person.partial().shape,
      bedrijfsnaam: Written.optional(),
      telefoonnummer: Written.optional(),
      ...Rights.partial().shape,
      ...Linked.partial().shape,
      geblokkeerd: z.boolean().optional(),
      wisMislukteLogins: z.boolean().optional(),
      nodigUit: z.boolean().optional(),
    }),
    out: z.object({ gebruiker: Account, uitnodiging: Invitation }),
    errors: [
      'error.niet_gevonden',
      'error.tussentijds_gewijzigd',
      ...fieldRefusals,
      'gebruiker.uzelf',
      'gebruiker.alleen_hoofdbeheerder',
      'gebruiker.laatste_hoofdbeheerder',
      'gebruiker.geen_uitnodiging',
    ],
  }),
  deleteUser: command('/api/Gebruiker/GebruikerVerwijderen', {
    summary: 'Delete an account with its lists; its requests stay, under a name that nobody can get.',
    access: 'users.edit',
    in: z.object({ id: Id, versie: Version }),
    out: z.null(),
    errors: [
      'error.niet_gevonden',
      'error.tussentijds_gewijzigd',
      'gebruiker.uzelf',
      'gebruiker.alleen_hoofdbeheerder',
      'gebruiker.laatste_hoofdbeheerder',
    ],
  }),
  importUsers: command('/api/Gebruiker/ImporteerGebruikersCsv', {
    perMinute: 60,
    summary:
      'Make accounts of a csv file. It is checked whole first: with one fault nothing is imported, and each is named by row and column.',
    access: 'users.edit',
    upload: ['csv'],
    in: z.object({ bestand: SentFile }),
    out: z.object({ id: Id, rijen: z.number().int() }),
    errors: [
      'import.geen_csv',
      'import.codering',
      'import.kolommen',
      'import.leeg',
      'import.te_veel',
      'import.regel',
      'import.fouten',
      'import.loopt',
    ],
  }),
  getImport: query('/api/Gebruiker/GetGebruikersImport', {
    summary: 'How the last import of users stands, or ended; null when there was none.',
    access: 'users.view',
    in: z.object({}),
    out: z.object({ laatste: UserImport.nullable() }),
  }),
}
