import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PostgresPair, startPostgresPair } from '../../../test/streaming-replica.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { writtenLog } from '../../../test/written-log.ts'
import { ask } from './ask.ts'
import { type DatabaseServer, type OpenDatabase, openDatabase } from './connect.ts'
import { forReading } from './on-behalf-of.ts'
import { sql } from './query.ts'

let pair: PostgresPair
let database: OpenDatabase
let written: ReturnType<typeof writtenLog>

const serverOf = ({ primary, replica }: Pick<PostgresPair, 'primary' | 'replica'>): DatabaseServer => ({
  connection: { ...primary.address },
  pooler: null,
  replica: { ...replica.address },
  firstDatabase: 'postgres',
  prefix: 'test',
})

beforeAll(async () => {
  pair = await startPostgresPair()
})
afterAll(() => pair.stop())
beforeEach(async () => {
  written = writtenLog()
  database = openDatabase(serverOf(pair), 'postgres', { log: written.log })
  await database.db.execute(sql`drop table if exists counted`)
  await database.db.execute(sql`create table counted (number int not null)`)
  await database.db.execute(sql`insert into counted values (0)`)
})
afterEach(() => database.end())

interface Seen {
  readonly number: number
  readonly isCopy: boolean
}

const seen = sql<Seen>`select number, pg_is_in_recovery() as "isCopy" from counted`

/** Raises the number and reads it as a query does. */
async function writeAndRead(): Promise<Seen & { readonly written: number }> {
  const [row] = await ask<{ number: number }>(database.db, sql`update counted set number = number + 1 returning number`)
  const [read] = await ask(forReading(database.db), seen)
  if (row === undefined || read === undefined) throw new Error('The table lost its row')
  return { ...read, written: row.number }
}

async function expectOwnWrites(times: number): Promise<readonly Seen[]> {
  const all: Seen[] = []
  for (let at = 0; at < times; at += 1) {
    const one = await writeAndRead()
    expect(one.number).toBe(one.written)
    all.push(one)
  }
  return all
}

/** Why the replica was left alone. */
const reasons = () => written.lines().map(({ reason }) => reason)

describe('what only reads, where there is a streaming replica', () => {
  it('is answered by it with what was committed a moment before', async () => {
    const all = await expectOwnWrites(100)
    // On a busy machine the primary answers a few.
    const byReplica = all.filter(({ isCopy }) => isCopy).length
    expect(byReplica).toBeGreaterThan(0)
    expect(database.connections.replicaCounts()).toEqual({ replica: byReplica, primary: 100 - byReplica })
  })

  it('is answered by the primary while the replica stays behind, which is told once, and by the replica again later', async () => {
    await pair.onReplica('select pg_wal_replay_pause()')
    const all = await expectOwnWrites(20)
    expect(all.some(({ isCopy }) => isCopy)).toBe(false)
    expect(
      written.lines().filter(({ message }) => message === 'the replica cannot answer; the primary does'),
    ).toHaveLength(1)
    await pair.onReplica('select pg_wal_replay_resume()')
    await waitFor(async () => (await writeAndRead()).isCopy, 20_000)
    expect(written.lines().map(({ message }) => message)).toContain('the replica answers again')
  })

  it('is not asked of a server that is no copy of the primary', async () => {
    const other = await startPostgresPair()
    try {
      const wrong = openDatabase(serverOf({ primary: pair.primary, replica: other.replica }), 'postgres', {
        log: written.log,
      })
      const [read] = await ask(forReading(wrong.db), seen)
      await wrong.end()
      expect(read).toEqual({ number: 0, isCopy: false })
      expect(JSON.stringify(written.lines())).toContain('it is no copy of the primary')
    } finally {
      await other.stop()
    }
  })

  it('fails with what is wrong with it, and does not make the replica rest', async () => {
    await expect(ask(forReading(database.db), sql`select 1 / (number - number) from counted`)).rejects.toThrow()
    expect(reasons()).not.toContainEqual(expect.stringContaining('division'))
  })

  it('writes at the primary when it writes all the same', async () => {
    await forReading(database.db).execute(sql`update counted set number = 7`)
    expect((await ask(forReading(database.db), seen))[0]?.number).toBe(7)
    expect(reasons()).not.toContainEqual(expect.stringContaining('read-only'))
  })

  // The last one: the replica is none any more.
  it('is answered by the primary when the replica is gone, or became a primary itself', async () => {
    await waitFor(async () => (await writeAndRead()).isCopy)
    await pair.onReplica('select pg_promote()')
    await pair.onReplica('update counted set number = 1000')
    expect((await ask(forReading(database.db), seen))[0]?.number).toBeLessThan(1000)
    expect((await expectOwnWrites(5)).some(({ isCopy }) => isCopy)).toBe(false)
    await pair.replica.stop()
    await expectOwnWrites(5)
  })
})
