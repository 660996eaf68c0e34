import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@portal/contract/calls.ts'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { withClient } from '../../src/platform/db/connect.ts'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'
import { waitFor } from '../wait-for.ts'
import { type BackupSite, secret, startBackupSite } from './backup-site.ts'
import { doubles, readBooks } from './books.ts'
import { give } from './operator-command.ts'
import { clientWith, logIn } from './portal-client.ts'
import { orderableItems, placeOrder, prepareOrder, requestsAt, someOf } from './site.ts'
import { readWhole } from './whole-database.ts'

const tenant = 'standaard'

let site: BackupSite
/** Every row of the portal when the backup was made. */
let kept: Awaited<ReturnType<typeof rowsIn>>
beforeAll(async () => {
  site = await startBackupSite()
  kept = await rowsIn(site.stack.dataDir)
}, 240_000)
afterAll(() => site.stop())

/** The numbers of the portal in the books of the back office. */
async function numbersInBooks(): Promise<readonly string[]> {
  return (await readBooks(site.stack.controlUrl)).map(({ portalNo }) => portalNo)
}

/** Every row of a tenant, in an installation that does not run. */
async function rowsIn(dataDir: string) {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  const {
    restores: _,
    // Kept after the data were.
    last_backup: __,
    mails,
    ...rows
  } = await readWhole({ ...postgres.address, database: `portal_${tenant}` }).finally(() => postgres.stop())
  // Those that waited are kept after a restore, lest somebody gets them twice.
  return { ...rows, mails: Number.parseInt(mails ?? '', 10) }
}

async function mailStatesIn(dataDir: string): Promise<readonly string[]> {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  const sql = 'select distinct state from mails order by 1'
  const connection = { ...postgres.address, database: `portal_${tenant}` }
  const { rows } = await withClient(connection, (found) => found.query<{ state: string }>(sql)).finally(() =>
    postgres.stop(),
  )
  return rows.map(({ state }) => state)
}

function filesIn(dataDir: string): readonly string[] {
  const found = readdirSync(join(dataDir, 'files', tenant), { recursive: true, withFileTypes: true })
  return found.flatMap((one) => (one.isFile() ? one.name : [])).sort()
}

describe('a backup', () => {
  it('comes back in an empty place with every row, file, session and key', async () => {
    const there = site.empty('restored')
    const told = await give('restore', [site.place], { ...there, ...secret })
    expect(told.text).toContain('Sessies en authenticator-apps gelden verder.')
    expect(told.code).toBe(0)
    expect(await rowsIn(there.PORTAL_DATA_DIR)).toEqual(kept)
    expect(filesIn(there.PORTAL_DATA_DIR)).toEqual(filesIn(site.stack.dataDir))
    expect(filesIn(site.stack.dataDir).length).toBeGreaterThan(0)
    for (const name of ['signing.key', 'push.key'])
      expect(readFileSync(join(there.PORTAL_DATA_DIR, name))).toEqual(readFileSync(join(site.stack.dataDir, name)))
    const restored = await startStack({ backOffice: site.stack.backOffice, dataDir: there.PORTAL_DATA_DIR })
    try {
      const refused = await give('restore', [site.place, '--replace'], { ...there, ...secret })
      expect(refused.text).toMatch(/^De database portal_\w+ van tenant \w+ is in gebruik .*: stop eerst elk portaal\.$/)
      const same = clientWith(restored.portalUrl, site.client.userName, site.client.token)
      const requests = await requestsAt(same, site.locationNo)
      expect(requests.filter(({ referentie }) => referentie.startsWith('Proef '))).toHaveLength(2)
      const asked = { gebruikerLogin: site.client.userName, materieellocatie: site.locationNo, klachtId: site.photo }
      expect(await same.post(contract.complaints.getComplaint, asked)).toMatchObject({ omschrijving: 'Start niet' })
    } finally {
      await restored.stop()
    }
  })

  it('that is not encrypted comes back from a bucket, without the keys', { tags: ['nightly'] }, async () => {
    const { endpoint, region, bucket, keyId, secretKey } = site.store.bucket
    const account = { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey }
    const address = `s3://${bucket}/backups?endpoint=${endpoint}&region=${region}`
    const made = await give('backup', [address, '--tenant', tenant], { ...site.atSource, ...account })
    expect(made).toMatchObject({ code: 0, text: expect.stringContaining('alles komt terug') })
    const there = site.empty('from-bucket')
    const told = await give('restore', [address], { ...there, ...account })
    expect(told).toMatchObject({ code: 0, text: expect.stringContaining('De sleutels zijn andere dan toen') })
    expect(await rowsIn(there.PORTAL_DATA_DIR)).toEqual(kept)
    expect(filesIn(there.PORTAL_DATA_DIR)).toEqual(filesIn(site.stack.dataDir))
  })

  it('of the same data costs next to nothing, and goes with its pieces when newer ones are kept', {
    tags: ['nightly'],
  }, async () => {
    const pieces = () => readdirSync(site.path('twice/pieces'), { recursive: true }).length
    await give('backup', [site.path('twice'), '--unchecked'], site.atSource)
    const once = pieces()
    await give('backup', [site.path('twice'), '--unchecked'], site.atSource)
    expect(pieces() - once).toBeLessThan(10)
    await give('backup', [site.path('twice'), '--keep', '1'], site.atSource)
    expect(readdirSync(site.path('twice/backups'))).toHaveLength(1)
    expect(await give('restore', [site.path('twice')], site.empty('kept-one'))).toMatchObject({ code: 0 })
  })

  it('puts data aside that are there, and only when told to', { tags: ['nightly'] }, async () => {
    const there = { ...site.empty('again'), ...secret }
    await give('restore', [site.place], there)
    const refused = await give('restore', [site.place], there)
    expect(refused).toEqual({ code: 1, text: expect.stringContaining('--replace') })
    expect(refused.text.split('\n')).toHaveLength(1)
    const told = await give('restore', [site.place, '--replace'], there)
    expect(told.text).toMatch(/Wat er was, staat in de database portal_standaard_before_\d{14}\./)
    expect(await rowsIn(there.PORTAL_DATA_DIR)).toEqual(kept)
  })
})

describe('a database that PostgreSQL recovered itself', () => {
  it('goes on above its numbers and keeps the mails that waited, once that was said', async () => {
    const there = site.empty('recovered')
    await give('restore', [site.place], { ...there, ...secret })
    const numbersOf = async () => {
      const postgres = await startEmbeddedPostgres(join(there.PORTAL_DATA_DIR, 'postgres'))
      const read = (found: Client) =>
        found.query<{ last: string; restores: number }>(
          'select last_value as last, (select count(*)::int from restores) as restores from request_numbers',
        )
      const connection = { ...postgres.address, database: `portal_${tenant}` }
      const { rows } = await withClient(connection, read).finally(() => postgres.stop())
      return rows[0]
    }
    const before = await numbersOf()
    const told = await give('restore', ['--recovered', '2026-01-01T04:20:00Z'], there)
    expect(told).toMatchObject({ code: 0, text: expect.stringContaining('Genoteerd voor') })
    const after = await numbersOf()
    expect(after?.restores).toBe((before?.restores ?? 0) + 1)
    expect(Number(after?.last) - Number(before?.last)).toBeGreaterThanOrEqual(10_000)
  })
})

describe('after a restore', () => {
  it('no number is given twice, and an administrator sees which requests are lost', async () => {
    const running = await site.stack.restartPortal()
    const order = async ({ portalUrl }: Stack) => {
      const person = clientWith(portalUrl, site.client.userName, site.client.token)
      const items = await orderableItems(person, site.locationNo)
      const { answer } = await placeOrder(person, await prepareOrder(person, site.locationNo, someOf(items, 1)))
      return answer.aanvraagnummer
    }
    const lost = [await order(running), await order(running)]
    await waitFor(async () => lost.every((no) => numbersInBooks().then((all) => all.includes(no))))
    await running.endPortal()
    const there = site.empty('later')
    expect(await give('restore', [site.place], { ...there, ...secret })).toMatchObject({ code: 0 })
    expect(await mailStatesIn(there.PORTAL_DATA_DIR)).toEqual(['kept'])
    const restored = await startStack({ backOffice: site.stack.backOffice, dataDir: there.PORTAL_DATA_DIR })
    try {
      const given = await order(restored)
      const administrator = await logIn(restored.portalUrl, 'beheerder')
      const found = await waitFor(async () => {
        const exchange = await administrator.post(contract.sync.getExchange, {})
        return exchange.lost.length === lost.length ? exchange.lost : null
      })
      expect(found.map(({ no }) => no).sort()).toEqual(lost)
      expect(lost).not.toContain(given)
      const inBooks = await waitFor(async () => {
        const all = await numbersInBooks()
        return all.includes(given) ? all : null
      })
      expect(doubles(inBooks)).toEqual([])
    } finally {
      await restored.stop()
    }
  })
})
