import { portalRoles } from '@portal/domain/access/vocabulary.ts'
import { accountLengths } from '@portal/domain/users/account-form.ts'
import { z } from 'zod'
import { Account, BackofficePerson, Registration, UserImport } from './accounts.ts'
import { passwordRefusals } from './auth.ts'
import { command, query } from './define.ts'
import { SentFile } from './uploads.ts'
import { Id, Locale } from './values.ts'

/** Longer texts are refused by name of the field, not as a body that is wrong. */
const Written = z.string().max(1000)
const LinkToken = z.string().min(1).max(100)
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

/** What an account has, and what keeps its name. */
const ofAccount = [
  'requests',
  'orderLists',
  'removalLists',
  'approvals',
  'favourites',
  'savedViews',
  'complaints',
] as const

export const users = {
  register: command('/api/Auth/Registreren', {
    summary:
      'Ask for an account: a link is mailed, and once it was used an administrator decides. The answer is the same whether the name is taken or not.',
    access: 'public',
    area: 'AppRegistratie',
    perMinute: 5,
    changes: ['users', 'mails'],
    in: z.object({
      ...Person.partial().shape,
      bedrijfsnaam: Written.default(''),
      telefoonnummer: Written.default(''),
      wachtwoord: z.string().max(200).default(''),
    }),
    out: z.null(),
    errors: [...personRefusals, ...passwordRefusals],
  }),
  getOwnRegistration: query('/api/Auth/GetRegistratie', {
    summary:
      'What was asked for with the link of a mail, for whom has the mail; nothing of it counts before it is confirmed.',
    access: 'public',
    area: 'AppRegistratie',
    perMinute: 20,
    reads: ['users'],
    in: z.object({ token: LinkToken }),
    out: z.object({
      naam: z.string(),
      bedrijfsnaam: z.string(),
      email: z.string(),
      gebruikersnaam: z.string(),
      heeftWachtwoord: z.boolean(),
      bevestigd: z.boolean(),
    }),
    errors: ['registratie.link_ongeldig'],
  }),
  confirmRegistration: command('/api/Auth/RegistratieBevestigen', {
    summary:
      'Prove the mail address of a registration by the link of its mail and, where one was chosen, its password.',
    access: 'public',
    area: 'AppRegistratie',
    perMinute: 10,
    changes: ['users', 'mails'],
    in: z.object({ token: LinkToken, wachtwoord: z.string().max(200).default('') }),
    out: z.null(),
    errors: ['registratie.link_ongeldig', 'registratie.wachtwoord_onjuist'],
  }),
  getBackofficePerson: query('/api/Gebruiker/GetBackofficePersoon', {
    summary: 'Who of the back office an account would be, before it is made or changed, and who has its name there.',
    access: 'users.view',
    reads: ['locations', 'users'],
    in: z.object({
      /** As the form has them now. */
      gebruikersnaam: Written.default(''),
      email: Written.default(''),
      backofficeNaam: Written.default(''),
      /** A registration is never linked by the user name that was typed. */
      registratie: z.boolean().default(false),
    }),
    out: z.object({
      gekoppeld: BackofficePerson.nullable(),
      /** Somebody else there whose name was typed as user name. */
      naamgenoot: BackofficePerson.nullable(),
    }),
  }),
  getRegistrations: query('/api/Gebruiker/GetRegistraties', {
    summary: 'Who asked for an account, newest first; those that wait, or those that were decided.',
    access: 'users.view',
    reads: ['users'],
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
    changes: ['users', 'access', 'notifications', 'mails'],
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
    changes: ['users', 'mails'],
    in: z.object({ id: Id, reden: Written }),
    out: z.null(),
    errors: ['error.niet_gevonden', 'registratie.al_behandeld', 'validatie.verplicht', 'validatie.max_tekens'],
  }),
  getUsers: query('/api/Gebruiker/GetGebruikers', {
    summary: 'The accounts of the portal, a page at a time: searched, filtered and put in order, with counts.',
    access: 'users.view',
    reads: ['locations', 'users'],
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
    reads: ['locations', 'users'],
    in: z.object({ id: Id }),
    out: Account,
    errors: ['error.niet_gevonden'],
  }),
  createUser: command('/api/Gebruiker/GebruikerAanmaken', {
    perMinute: 60,
    summary: 'Make an account with internal identity; without a password the person gets a mail to choose one.',
    access: 'users.edit',
    changes: ['users', 'access', 'notifications', 'mails'],
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
    changes: ['locations', 'users', 'access', 'notifications', 'mails', ...ofAccount],
    in: z.object({
      id: Id,
      /** The version that was read; anything else meanwhile is a conflict. */
      versie: Version,
      ...Person.partial().shape,
      bedrijfsnaam: Written.optional(),
      telefoonnummer: Written.optional(),
      ...Rights.partial().shape,
      ...Linked.partial().shape,
      geblokkeerd: z.boolean().optional(),
      wisMislukteLogins: z.boolean().optional(),
      nodigUit: z.boolean().optional(),
      /** A second administrator says that the address that waits is right. */
      bevestigEmail: z.boolean().optional(),
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
      'gebruiker.eigen_koppeling',
      'gebruiker.tweede_beheerder',
    ],
  }),
  deleteUser: command('/api/Gebruiker/GebruikerVerwijderen', {
    summary: 'Delete an account with its lists; its requests stay, under a name that nobody can get.',
    access: 'users.edit',
    changes: ['locations', 'users', 'access', 'notifications', 'mails', ...ofAccount],
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
    changes: ['users'],
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
    reads: ['users'],
    in: z.object({}),
    out: z.object({ laatste: UserImport.nullable() }),
  }),
}
