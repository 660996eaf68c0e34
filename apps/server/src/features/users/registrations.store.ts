import type { Registration } from '@portal/contract/accounts.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

const dayMs = 24 * 3_600_000

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const fields = sql`
  r.id, r.first_name as voornaam, r.last_name as achternaam, r.company_name as bedrijfsnaam, r.email,
  r.phone_number as telefoonnummer, r.user_name as gebruikersnaam, r.language as taal,
  r.password_hash is not null as "heeftWachtwoord", r.proved_at is not null as bevestigd,
  exists (select from users u where lower(u.user_name) = lower(r.user_name)) as "naamBezet", r.status, r.reason as reden,
  r.decided_by as "besluitDoor", ${iso(sql`r.decided_at`)} as "besluitMoment", ${iso(sql`r.created_at`)} as moment`

/** Somebody who asks for an account, as they wrote it. */
export interface AskingPerson {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly email: string
  readonly phoneNumber: string
  readonly userName: string
}

/** What is stored of somebody who asks for an account. */
export interface NewRegistration extends AskingPerson {
  readonly passwordHash: string | null
  readonly language: Locale
  readonly network: string
  /** Of the link that proves the address; null where no mail can be sent, so that it is shown as it is. */
  readonly tokenHash: string | null
  readonly at: Date
}

/** Mails that one address gets in a day for registrations that nobody confirmed. */
const mostUnproved = 3

/** Registrations of one network since then that nobody decided yet; who stores one waits for who does at the same time. */
export async function countWaitingFrom(tx: Db, network: string, since: Date): Promise<number> {
  await ask(tx, sql`select pg_advisory_xact_lock(hashtext('registration'), hashtext(${network}))`)
  const [row] = await ask<{ count: number }>(
    tx,
    sql`
    select count(*)::int as count from registrations
    where network = ${network} and created_at > ${since} and status in ('unproven', 'new')`,
  )
  return row?.count ?? 0
}

/** Whether a registration waits with this name and address: what was proved first stays as it was written. */
const waitsFor = (email: SQL, userName: SQL) => sql`exists (select from registrations w where w.status = 'new'
  and w.email <> '' and lower(w.email) = lower(${email}) and lower(w.user_name) = lower(${userName}))`

/** @returns false when the same person waits already, or the address was mailed often enough */
export async function insertRegistration(tx: Db, registration: NewRegistration): Promise<boolean> {
  const { firstName, lastName, companyName, email, phoneNumber, userName, passwordHash, tokenHash } = registration
  const rows = await ask<{ id: string }>(
    tx,
    sql`
    insert into registrations (first_name, last_name, company_name, email, phone_number, user_name, password_hash,
      language, network, created_at, token_hash, status)
    select ${firstName}, ${lastName}, ${companyName}, ${email}, ${phoneNumber}, ${userName}, ${passwordHash},
      ${registration.language}, ${registration.network}, ${registration.at}, ${tokenHash},
      ${tokenHash === null ? 'new' : 'unproven'}
    where not ${waitsFor(sql`${email}`, sql`${userName}`)}
      and (select count(*) from registrations u where u.status = 'unproven' and lower(u.email) = lower(${email})
        and u.created_at > ${new Date(registration.at.getTime() - dayMs)}) < ${mostUnproved}
    returning id`,
  )
  return rows.length === 1
}

type Asked = Omit<Registration, 'status'> & {
  readonly status: Registration['status'] | 'unproven'
  readonly passwordHash: string | null
}

/** The registration of a link that was mailed since then; null when there is none. */
export async function findAsked(db: Db, tokenHash: string, since: Date): Promise<Asked | null> {
  const [row] = await ask<Asked>(
    db,
    sql`select ${fields}, r.password_hash as "passwordHash" from registrations r
    where r.token_hash = ${tokenHash} and r.created_at > ${since}`,
  )
  return row ?? null
}

/** @returns false when it was proved already, or the same person waits by another link, whose request stays */
export async function saveProof(tx: Db, id: string, at: Date): Promise<boolean> {
  await ask(tx, sql`select pg_advisory_xact_lock(hashtext('registration proof'))`)
  const rows = await ask<{ id: string }>(
    tx,
    sql`update registrations r set status = 'new', proved_at = ${at}
    where r.id = ${id} and r.status = 'unproven' and not ${waitsFor(sql`r.email`, sql`r.user_name`)} returning r.id`,
  )
  return rows.length === 1
}

/** One page of those that wait, the oldest first, or of those decided, the newest first. */
export async function listRegistrations(
  db: Db,
  isDecided: boolean,
  page: { readonly from: number; readonly size: number },
): Promise<Registration[]> {
  const { from, size } = page
  return isDecided
    ? ask<Registration>(
        db,
        sql`select ${fields} from registrations r where r.status not in ('unproven', 'new')
        order by r.decided_at desc, r.id offset ${from} limit ${size}`,
      )
    : ask<Registration>(
        db,
        sql`select ${fields} from registrations r where r.status = 'new'
        order by r.created_at, r.id offset ${from} limit ${size}`,
      )
}

export async function countRegistrations(db: Db): Promise<{ readonly waiting: number; readonly decided: number }> {
  const [counts] = await ask<{ waiting: number; decided: number }>(
    db,
    sql`
    select count(*) filter (where status = 'new')::int as waiting,
      count(*) filter (where status not in ('unproven', 'new'))::int as decided from registrations`,
  )
  return counts ?? { waiting: 0, decided: 0 }
}

/** The registration with the password it was asked with, locked until the transaction ends. */
export async function lockRegistration(tx: Db, id: string): Promise<Asked | null> {
  const [row] = await ask<Asked>(
    tx,
    sql`select ${fields}, r.password_hash as "passwordHash" from registrations r
    where r.id = ${id} and r.status <> 'unproven' for update of r`,
  )
  return row ?? null
}

/** Keeps who decided what; a password that was asked with stands in the account from now on, or nowhere. */
export async function saveDecision(
  tx: Db,
  id: string,
  decision: {
    readonly status: 'accepted' | 'refused'
    readonly by: string
    readonly at: Date
    readonly reason: string
  },
): Promise<void> {
  await ask(
    tx,
    sql`
    update registrations set status = ${decision.status}, decided_by = ${decision.by}, decided_at = ${decision.at},
      reason = ${decision.reason}, password_hash = null where id = ${id}`,
  )
}
