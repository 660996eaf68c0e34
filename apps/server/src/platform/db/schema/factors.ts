import { bigint, index, pgTable, text, timestamp, uniqueIndex, uuid } from '../columns.ts'
import { users } from './accounts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What proves beside the password who somebody is: a key of codes by time, or the public key of a passkey. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** Of codes: the key, sealed with a key of the installation. */
    secret: text('secret'),
    /** Of codes: the time step of the last one used. */
    lastStep: bigint('last_step', { mode: 'number' }),
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
    /** Of passkeys: how often it signed, as far as it counts. */
    signCount: bigint('sign_count', { mode: 'number' }),
    transports: text('transports').array(),
    /** Of passkeys: the host name it was made for; it works under no other. */
    hostName: text('host_name'),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('second_factors_user_idx').on(t.userId),
    uniqueIndex('second_factors_credential_key').on(t.credentialId),
  ],
)

/** A second factor that somebody began to set up, one a person: the sealed key, or the challenge of a passkey. */
export const factorSetups = pgTable('factor_setups', {
  userId: owner().primaryKey(),
  kind: text('kind').notNull(),
  sessionId: uuid('session_id').notNull(),
  secret: text('secret').notNull(),
  hostName: text('host_name').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Codes that open an account once when its second factor is lost; only the SHA-256 of each is kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [uniqueIndex('recovery_codes_user_hash_key').on(t.userId, t.codeHash)],
)

/** A login whose password was right and whose second factor is awaited. Only the SHA-256 of its token is kept. */
export const loginSteps = pgTable(
  'login_steps',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    tokenHash: text('token_hash').notNull(),
    network: text('network').notNull(),
    userAgent: text('user_agent').notNull(),
    /** What a passkey has to sign. */
    challenge: text('challenge').notNull(),
    hostName: text('host_name').notNull(),
    /** SHA-256 of the stored password it was opened with; a new password ends it. */
    passwordMark: text('password_mark').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [uniqueIndex('login_steps_token_hash_key').on(t.tokenHash), index('login_steps_user_idx').on(t.userId)],
)

/** The groups of people who must have a second factor. */
export const factorRules = pgTable('factor_rules', {
  group: text('group_name').primaryKey(),
  setAt: instant('set_at').notNull(),
  setBy: text('set_by').notNull(),
})
