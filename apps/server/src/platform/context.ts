import type { ErrorCode } from '@portal/contract/errors.ts'
import type { MailKind } from '@portal/contract/mails.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { NamedSettings as Settings } from '@portal/domain/settings/read-setting.ts'
import type { ErpGateway, ErpOutbox } from './back-office/erp-gateway.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import type { FileStore } from './files/files.ts'
import type { JobBoard } from './jobs/job-board.ts'
import type { Seals } from './keys/seals.ts'
import type { SignedAddresses } from './keys/signed-addresses.ts'
import type { Tokens } from './keys/tokens.ts'
import type { Logger } from './log/log.ts'
import type { MailPage } from './mail/mail-page.ts'
import type { Answers } from './memory/answers.ts'
import type { DailyCounts } from './memory/daily-counts.ts'
import type { Memory } from './memory/memory.ts'
import type { PushService } from './push/push-service.ts'
import type { SessionUser, UserLocation } from './session-user.ts'
import type { Tenant } from './tenant.ts'

export type { Settings }

export interface Mail {
  readonly kind: MailKind
  readonly to: string
  readonly subject: string
  /** What it says; it gets its form when it is sent. */
  readonly page: MailPage
  /** Names of people as they stand in its texts; operators who look at mails cannot read them. */
  readonly people: readonly string[]
  /** What it is about, e.g. a request number. */
  readonly subjectId?: string
  /** Milliseconds before its first try, within which it can be withdrawn. */
  readonly holdMs?: number
}

export interface MailQueue {
  /** Stores the mail in the running transaction; a worker sends it, and a failing mail never fails the call. */
  queue(mail: Mail): Promise<void>
  /** Takes out the mails of a kind about something that no try began yet; false when one was tried. */
  withdraw(kind: string, subjectId: string): Promise<boolean>
}

/** What an event carries beside its name; packages/contract/src/hub.ts says what. */
export type HubPayload = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** What changed, as open pages are told. */
export interface Change {
  readonly subjects: readonly Subject[]
  /** All that changed of them; left out where that cannot be told. */
  readonly ids?: readonly string[]
}

/** Whose pages: those of one person, of who has a location, of who may see the administration, or of everybody. */
export type Audience = { readonly user: string } | { readonly location: string } | 'administrators' | 'all'

export interface Hub {
  /** Their pages read again what shows it; call it after the commit. */
  changed(audience: Audience, change: Change): void
  /** The same hub, but for one connection, whose page knows already. */
  except(connection: string | null): Hub
  /** What changes nothing that is read, to one person. */
  toUser(userName: string, event: 'outcomeKnown', payload: HubPayload): void
  /** The same to who may see the administration. */
  toAdministrators(event: 'jobUpdated', payload: HubPayload): void
  /** Says to the connections of a session that it ended and closes them, in every process. */
  endSession(sessionId: string): void
}

/** What lives as long as a tenant is open; jobs get this, calls get `Ctx`. */
export interface TenantParts {
  readonly tenant: Tenant
  readonly db: Db
  readonly settings: Settings
  /** The settings as they would be with these values on top; null takes a stored value away. */
  settingsWith(changes: Readonly<Record<string, unknown>>): Settings
  readonly clock: Clock
  readonly log: Logger
  readonly mail: MailQueue
  readonly push: PushService
  readonly files: FileStore
  readonly erp: ErpGateway
  readonly hub: Hub
  readonly jobs: JobBoard
  /** What was read before, until it changes. Everybody gets the same, so nothing in it depends on a setting. */
  readonly memory: Memory
  /** What happened how often on a day, without a person. */
  readonly counts: DailyCounts
  readonly tokens: Tokens
  readonly addresses: SignedAddresses
  readonly seals: Seals
  /** Call it after the commit of what changes a session or a permission: it counts at once then. */
  forgetAccess(): void
  /** Call it after the commit of what changes a setting. */
  reloadSettings(): Promise<void>
}

/**
 * Everything a use case may need. In a command `db` is the call's transaction, which waits for nothing outside the
 * database: what a command must know of the back office is asked before it (`AskFirst`).
 */
export interface Ctx extends Omit<TenantParts, 'erp'> {
  readonly erp: ErpOutbox
  /** The kept answers of this call, those of a preview apart. */
  readonly answers: Answers
  readonly user: SessionUser | null
  readonly sessionId: string | null
  readonly language: Locale
  readonly requestId: string
  /** The network address that asks, for counting failed logins. */
  readonly remoteAddress: string
  readonly userAgent: string
  /** The name under which the portal was asked, without port: a passkey belongs to one. */
  readonly hostName: string
  /** The location named by the call's declared field, already permitted; null when it names none. */
  readonly place: UserLocation | null
  /**
   * The user's location for calls whose record says which one.
   * @throws PortalError `error.niet_gevonden` when it is not the user's, `error.niet_toegankelijk` when the role there
   *   may not do what the call declares
   */
  at(locationNo: string): Promise<UserLocation>
  /** Names a location found permitted by other means than `at`, e.g. by its project: a second send is permitted there too. */
  reliesOn(locationNo: string): void
  /** Names what the command changed; the audit row is written with it. */
  audit(subject: string, details?: Readonly<Record<string, unknown>>): void
  /**
   * Names what the command changed of a subject that it `changes`; without it everything of the subject may have.
   */
  touch(subject: Subject, id: string): void
  /** Nothing changed, so that no page reads anything again. */
  changedNothing(): void
  /** Runs after the commit and never when it fails; an error in it is logged and changes no answer. */
  afterCommit(effect: () => void | Promise<void>): void
  /**
   * Keeps what the transaction wrote although the call is refused, e.g. the count of a failed login.
   * @returns never: the answer is the refusal
   */
  refuseAndCommit(code: ErrorCode, params?: Readonly<Record<string, string | number>>, at?: { field?: string }): never
}

/** The context of what holds no transaction, and so may wait for the back office. */
export interface AskingCtx extends Ctx {
  readonly erp: ErpGateway
  /** A file that came with the call, by what stands in its `inhoud`; `takeUpload` of platform/uploads looks at it. */
  sentContent(hash: string): Buffer | null
}

/** The signed-in user of a call that only runs with one. */
export function signedIn(ctx: Ctx): SessionUser {
  if (ctx.user === null) throw new Error('This use case belongs to a call with access for signed-in users only')
  return ctx.user
}

/** The location of a call that declares a required location field. */
export function placeOf(ctx: Ctx): UserLocation {
  if (ctx.place === null) throw new Error('This use case belongs to a call with a required location field only')
  return ctx.place
}
