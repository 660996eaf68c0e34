import { catalogue } from '@portal/contract/catalogue.ts'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildItem, buildLocation, buildUser, grantLocation } from '../../../test/builders.ts'
import { testServer } from '../../../test/test-database.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { categories } from '../../erp/mirror-tables.ts'
import { connectionTo } from '../../platform/db/connect.ts'
import { sql } from '../../platform/db/query.ts'
import { transact } from '../../platform/db/transact.ts'
import { catalogueMarks } from './catalogue.ts'

let portal: TestPortal
/** A connection of the portal shows its last statement only: asked through one of them, the question may take its place. */
let watcher: Client
beforeEach(async () => {
  portal = await startTestPortal()
  watcher = new Client(connectionTo(testServer(), portal.database))
  await watcher.connect()
  await buildUser(portal, { userName: 'jan' })
  await buildLocation(portal, { no: '10001' })
  await grantLocation(portal, { userName: 'jan', locationNo: '10001', role: 'site_manager' })
})
afterEach(async () => {
  await watcher.end()
  await portal.close()
})

it('keeps no page of which a synchronisation changed what is on it while it was read', async () => {
  const category = { code: '1', parentCode: null, description: 'Een', presentationOrder: 1, navisionFilter: '' }
  await portal.db.insert(categories).values({ ...category, hidden: false, rowVersion: 1n })
  await buildItem(portal, { no: 'A1', categoryCode: '1' })
  const ask = async () => {
    const input = { category: '1', materieellocatie: '10001' }
    const { answer } = await portal.post(catalogue.getCatalogue, input, { as: 'jan' })
    return answer.catalogi.map(({ materieelSoort }) => materieelSoort)
  }
  expect(await ask()).toEqual(['A1'])
  await portal.parts.answers.drop(['catalogue'])
  const { rows } = await watcher.query<{ now: string }>('select clock_timestamp()::text as now')
  let isPageRead = false
  const isRead = async () => {
    const { rows: found } = await watcher.query<{ waits: boolean; read: boolean }>(
      `select coalesce(bool_or(wait_event_type = 'Lock' and query ~ 'recursive own'), false) as waits,
        coalesce(bool_or(state = 'idle' and query ~ 'as stretch' and state_change > $1::timestamptz), false) as read
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      [rows[0]?.now],
    )
    isPageRead ||= found[0]?.read === true
    return found[0]?.waits === true && isPageRead
  }
  // Whose prices hold takes longer to read than what is on the page.
  const asking = await transact(portal.db, async (tx) => {
    await tx.execute(sql`lock table erp_prices in access exclusive mode`)
    const asked = ask()
    await waitFor(isRead)
    await buildItem(portal, { no: 'A2', categoryCode: '1' })
    await portal.parts.answers.drop(['catalogue'], [catalogueMarks.item('A2'), catalogueMarks.category('1')])
    return { asked }
  })
  await asking.asked
  expect(await ask()).toEqual(['A1', 'A2'])
})
