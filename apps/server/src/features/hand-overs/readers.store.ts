import type { Locale } from '@portal/contract/values.ts'
import { defaultLocale } from '@portal/domain/constants.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

interface Readers {
  /** The language of the account with this address, else that of who held the device. */
  readonly languageOf: (address: string) => Locale
  /** Addresses that no account has, in lower case. */
  readonly strangers: readonly string[]
}

interface Wanted {
  /** The hand-over; the person who holds the device is who signed it, or signs it now. */
  readonly handOverId: string
  readonly addresses: readonly string[]
  readonly holder?: Locale
}

/** Who reads mails about a hand-over: in which language, and who of them is unknown to the portal. */
export async function findReaders(db: Db, { handOverId, addresses, holder }: Wanted): Promise<Readers> {
  const keys = addresses.map((one) => one.toLowerCase())
  const rows = await ask<{ address: string | null; language: Locale }>(
    db,
    sql`
    select lower(email) as address, min(language) as language from users
    where lower(email) = any(${sql.param(keys)}::text[]) group by 1
    union all
    select null, language from users where user_name = (select signed_by from hand_overs where id = ${handOverId}::uuid)`,
  )
  const known = new Map(
    rows.flatMap(({ address, language }) => (address === null ? [] : [[address, language] as const])),
  )
  const ofHolder = holder ?? rows.find(({ address }) => address === null)?.language ?? defaultLocale
  return {
    languageOf: (address) => known.get(address.toLowerCase()) ?? ofHolder,
    strangers: keys.filter((one) => !known.has(one)),
  }
}

/** Mails about hand-overs that one person signed since then, to addresses that no account has. */
export async function countStrangersMailed(
  db: Db,
  { kind, userName, since }: { readonly kind: string; readonly userName: string; readonly since: Date },
): Promise<number> {
  const [row] = await ask<{ count: number }>(
    db,
    sql`
    select count(*)::int as count from hand_overs h join mails m on m.subject_id = h.id::text and m.kind = ${kind}
    where h.signed_by = ${userName} and h.received_at > ${since}
      and not exists (select from users u where lower(u.email) = lower(m.recipient))`,
  )
  return row?.count ?? 0
}
