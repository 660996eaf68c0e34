import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { loadSigningKeys } from '../apps/server/src/platform/keys/secrets.ts'
import { createTokens } from '../apps/server/src/platform/keys/tokens.ts'
import { registerLocations } from './register-locations.ts'

/** Somebody logged in who may order at a location. */
export interface Colleague {
  readonly userName: string
  readonly locationNo: string
  readonly customerNo: string
  readonly headers: Readonly<Record<string, string>>
}

const customers = 50
const sessionMs = 12 * 3_600_000

/** Each person has an own location; there are fifty customers, none of which has prices of its own. */
const statements = [
  `insert into erp_locations (no, description, kind, state, blocked, project_no, customer_no, depot_no, address,
     post_code, city, contact, phone_no, email, starting_date, ending_date, row_version)
   select 'MEET' || n, 'Meting ' || n, kind, state, blocked, project_no, 'KMEET' || n % ${customers}, depot_no, address,
     post_code, city, contact, phone_no, email, starting_date, ending_date, 1
   from erp_locations, generate_series(1, $1::int) n where no = '10001' on conflict do nothing`,
  `insert into users (user_name, first_name, last_name, email, erp_user_name)
   select 'meting' || n, 'Meting', n::text, 'meting' || n || '@example.com', 'meting' || n
   from generate_series(1, $1::int) n on conflict do nothing`,
  `insert into erp_user_locations (user_name, location_no, role, approver_1, approver_2, approver_3, row_version)
   select 'meting' || n, 'MEET' || n, role, approver_1, approver_2, approver_3, 1
   from erp_user_locations, generate_series(1, $1::int) n
   where user_name = 'uitvoerder' and location_no = '10001' on conflict do nothing`,
]

interface Place {
  readonly pool: Pool
  readonly dataDir: string
  /** Of the back office, where their locations are made known. */
  readonly controlUrl: string
}

const placedAs = (number: number) => ({
  userName: `meting${number}`,
  locationNo: `MEET${number}`,
  customerNo: `KMEET${number % customers}`,
})

/** So many people with a session each, at locations that the back office knows. */
export async function hireColleagues(
  { pool, dataDir, controlUrl }: Place,
  count: number,
): Promise<readonly Colleague[]> {
  const placed = Array.from({ length: count }, (_, at) => placedAs(at + 1))
  await registerLocations(controlUrl, placed)
  for (const statement of statements) await pool.query(statement, [count])
  await pool.query('analyze users, erp_locations, erp_user_locations')
  const tokens = createTokens(await loadSigningKeys(null, dataDir), 'standaard', systemClock)
  const expiresAt = new Date(Date.now() + sessionMs)
  const sessions = placed.map((person) => ({ id: randomUUID(), ...person }))
  await pool.query(
    `insert into sessions (id, user_id, login_type, opened_at, last_seen_at, expires_at)
     select s.id, u.id, 'Identity', now(), now(), $2
     from jsonb_to_recordset($1::jsonb) as s(id uuid, "userName" text) join users u on u.user_name = s."userName"`,
    [JSON.stringify(sessions), expiresAt],
  )
  return Promise.all(
    sessions.map(async ({ id, ...person }) => {
      const content = {
        sessionId: id,
        userName: person.userName,
        loginType: 'Identity',
        roles: [],
        fullName: '',
        phoneNumber: '',
      } as const
      const token = await tokens.sign({ ...content, expiresAt })
      return { ...person, headers: { authorization: `Bearer ${token}` } }
    }),
  )
}
