import type { PreviewRole } from '@portal/domain/access/preview.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from '../columns.ts'
import { sql } from '../query.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** People who can log in. `erpUserName` is who they are in the back office; their locations hang on it. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userName: text('user_name').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    email: text('email').notNull().default(''),
    /** Where links for a password go while an administrator's new address waits for the person or another administrator. */
    provedEmail: text('proved_email'),
    /** Who gave the address that waits. */
    emailBy: text('email_by'),
    phoneNumber: text('phone_number').notNull().default(''),
    passwordHash: text('password_hash'),
    loginType: text('login_type').notNull().default('Identity'),
    roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
    isAdministrator: boolean('is_administrator').notNull().default(false),
    isBlocked: boolean('is_blocked').notNull().default(false),
    failedLogins: integer('failed_logins').notNull().default(0),
    erpUserName: text('erp_user_name').notNull(),
    /** In which mails reach this person: the one last spoken here. */
    language: text('language').notNull().default('nl-NL'),
    /** Customers given here, beside those that the back office links to the person. */
    customerNos: text('customer_nos').array().notNull().default(sql`'{}'::text[]`),
    lastLoginAt: instant('last_login_at'),
    /** Rises with every change by an administrator, so that a stale one is noticed. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_user_name_key').on(sql`lower(${t.userName})`),
    index('users_erp_user_name_idx').on(t.erpUserName),
  ],
)

/** Administrators who asked to see the portal as somebody, and what those answered. */
export const looks = pgTable(
  'looks',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Null while it waits. */
    answeredAt: instant('answered_at'),
    isAllowed: boolean('is_allowed').notNull().default(false),
    /** Until when it can be answered; once allowed, until when it lasts. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('looks_admin_idx').on(t.adminId), index('looks_person_idx').on(t.personId)],
)

/**
 * Values of settings that an administrator looks at before they are saved, as a role at a location. Only the session that
 * was opened for it reads them, and they go when it ends.
 */
export const settingPreviews = pgTable(
  'setting_previews',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Setting → value as the call took it; null is the default. */
    changes: jsonb('changes').$type<Readonly<Record<string, unknown>>>().notNull(),
    role: text('role').$type<PreviewRole>().notNull(),
    /** Null where it is of every location. */
    locationNo: text('location_no'),
    language: text('language').$type<Locale>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('setting_previews_user_idx').on(t.userId)],
)

/** One row a login; a token without a row here is invalid. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    loginType: text('login_type').notNull(),
    openedAt: instant('opened_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    userAgent: text('user_agent').notNull().default(''),
    /** Where it was opened, without the part of the address that stands for one machine; empty when that is not known. */
    network: text('network').notNull().default(''),
    /** Where the browser ends the session at the identity server too; null when there is none, or ours has ended. */
    providerLogout: text('provider_logout'),
    /** Set where an administrator sees with it what another person sees; `userId` is the administrator. */
    lookId: uuid('look_id').references(() => looks.id, { onDelete: 'cascade' }),
    /** Set where it shows a preview of settings; it goes with the row of that. */
    previewId: uuid('preview_id').references(() => settingPreviews.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('sessions_user_idx').on(t.userId),
    index('sessions_look_idx').on(t.lookId).where(sql`look_id is not null`),
    index('sessions_preview_idx').on(t.previewId).where(sql`preview_id is not null`),
  ],
)

/** The calendar feed of a person; the address itself is not kept, only the SHA-256 of what makes it unguessable. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** The language of its texts: that of the person when the feed was made. */
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [uniqueIndex('calendar_feeds_token_hash_key').on(t.tokenHash)],
)

/** Failures in a row by name, and by name and network; known name or not, so that both answer alike. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text('key').primaryKey(),
    /** In small letters. */
    name: text('name').notNull().default(''),
    /** Empty for the failures from everywhere. */
    network: text('network').notNull().default(''),
    failures: integer('failures').notNull(),
    lastFailureAt: instant('last_failure_at').notNull(),
    /** When the name last logged in from this network. */
    lastSuccessAt: instant('last_success_at'),
  },
  (t) => [index('login_attempts_name_idx').on(t.name)],
)

/** An address by which a person sets a password, once; the address itself is not kept, only the SHA-256 of its token. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Sent by an administrator: who asks for another password leaves it as it is. */
    isInvitation: boolean('is_invitation').notNull().default(false),
  },
  (t) => [uniqueIndex('password_links_token_hash_key').on(t.tokenHash), index('password_links_user_idx').on(t.userId)],
)

/** Somebody who asked for an account; an administrator makes one of it or refuses. */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    userName: text('user_name').notNull(),
    /** Null when none was chosen, and once it was decided. */
    passwordHash: text('password_hash'),
    language: text('language').notNull(),
    network: text('network').notNull(),
    /** SHA-256 of the link in the mail that proves the address; null where none could be sent. */
    tokenHash: text('token_hash'),
    provedAt: instant('proved_at'),
    /** `unproven` until the link of its mail was used, then `new`, `accepted` or `refused`. */
    status: text('status').notNull().default('new'),
    reason: text('reason').notNull().default(''),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('registrations_status_idx').on(t.status, t.createdAt),
    index('registrations_network_idx').on(t.network, t.createdAt),
    uniqueIndex('registrations_token_hash_key').on(t.tokenHash),
  ],
)

/** A file of users that was checked whole; its accounts are made together, or none. */
export const userImports = pgTable(
  'user_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileName: text('file_name').notNull(),
    startedBy: text('started_by').notNull(),
    /** `waiting`, `done` or `failed`. */
    state: text('state').notNull().default('waiting'),
    total: integer('total').notNull(),
    /** The row that kept the others out, and why. */
    faultRow: integer('fault_row'),
    fault: text('fault'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('user_imports_created_idx').on(t.createdAt)],
)

/** People of an import that is not over; nothing of it is left afterwards. */
export const userImportRows = pgTable(
  'user_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => userImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: the heading is row 1. */
    rowNo: integer('row_no').notNull(),
    email: text('email').notNull(),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    companyName: text('company_name').notNull(),
    /** The password under a key of the portal, until it is hashed. */
    sealed: text('sealed'),
    passwordHash: text('password_hash'),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNo] })],
)

/** Who an account is at the company's own directories: by what never changes there, and never by a name alone. */
export const userIdentities = pgTable(
  'user_identities',
  {
    loginType: text('login_type').notNull(),
    /** Of a directory its base, of an identity server its issuer. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.loginType, t.issuer, t.subject] }),
    uniqueIndex('user_identities_user_key').on(t.userId, t.loginType, t.issuer),
  ],
)

/** A login that began at an identity server and is not finished yet: once, by the browser that began it. */
export const loginFlows = pgTable(
  'login_flows',
  {
    /** SHA-256 of the state that the identity server gives back. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of what only the browser has that began. */
    secretHash: text('secret_hash').notNull(),
    loginType: text('login_type').notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    returnAddress: text('return_address').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('login_flows_expires_idx').on(t.expiresAt)],
)
