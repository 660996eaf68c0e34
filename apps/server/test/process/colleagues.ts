import { Client } from 'pg'
import { systemClock } from '../../src/platform/clock.ts'
import { loadSigningKeys } from '../../src/platform/keys/secrets.ts'
import { createTokens } from '../../src/platform/keys/tokens.ts'
import { clientWith, type PortalClient } from './portal-client.ts'

/** Each is as `medewerker` is, at the same places of the back office, and has a session: a network logs in 60 times a minute. */
const hire = `
  with hired as (
    insert into users
    select (jsonb_populate_record(known, jsonb_build_object(
      'id', gen_random_uuid(), 'user_name', 'collega' || number, 'email', 'collega' || number || '@example.com'))).*
    from users known, generate_series(1, $1::int) number
    where known.user_name = 'medewerker'
    returning id, user_name
  ), opened as (
    insert into sessions (id, user_id, login_type, opened_at, last_seen_at, expires_at)
    select gen_random_uuid(), id, 'Directory', now(), now(), now() + interval '1 day' from hired
    returning id, user_id, expires_at
  )
  select opened.id as "sessionId", user_name as "userName", expires_at as "expiresAt"
  from opened join hired on hired.id = opened.user_id`

interface Session {
  readonly sessionId: string
  readonly userName: string
  readonly expiresAt: Date
}

interface Company {
  readonly url: string
  readonly databaseUrl: string
  /** What its portals sign tokens with. */
  readonly secretKey: string
}

/** So many people of one company, logged in. */
export async function hireColleagues(
  { url, databaseUrl, secretKey }: Company,
  count: number,
): Promise<readonly PortalClient[]> {
  const database = new URL(databaseUrl)
  database.pathname = '/portal_standaard'
  const client = new Client({ connectionString: database.href })
  await client.connect()
  const { rows } = await client.query<Session>(hire, [count]).finally(() => client.end())
  const tokens = createTokens(await loadSigningKeys([secretKey], ''), 'standaard', systemClock)
  const saysNothing = { loginType: 'Directory', roles: [], fullName: '', phoneNumber: '' } as const
  return Promise.all(
    rows.map(async (session) => clientWith(url, session.userName, await tokens.sign({ ...saysNothing, ...session }))),
  )
}
