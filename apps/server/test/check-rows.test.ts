import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../src/platform/db/ask.ts'
import { sql } from '../src/platform/db/query.ts'
import { buildItem } from './builders.ts'
import { takeFindings } from './check-rows.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'

describe('rows of a statement and the type its call names', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
    await buildItem(portal)
  })
  afterAll(() => portal.close())

  const found = (): readonly string[] => takeFindings().map((line) => line.replace(/^.*?:\d+/, 'row'))

  it('are alike where nothing is found', async () => {
    await ask<{ no: string; weight: number; hidden: boolean | null }>(
      portal.db,
      sql`select no, weight::float8 as weight, null::boolean as hidden from erp_items`,
    )
    await portal.db.execute<{ no: string }>(sql`select no from erp_items where false`)
    expect(found()).toEqual([])
  })

  it('differ by a column that is misspelt, missing, or not in the type', async () => {
    await ask<{ no: string; omschrijvng: string }>(portal.db, sql`select no, description from erp_items limit 1`)
    expect(found()).toEqual([
      'row.omschrijvng is undefined, by its type string',
      'row.description is answered and stands in no type',
    ])
    await portal.db.execute<{ no: string; kind: string }>(sql`select no from erp_items where false`)
    expect(found()).toEqual(['row.kind is no column of the answer'])
  })

  it('differ by a value of another type, null, or a word that the type has not', async () => {
    await ask<{ no: string; kind: 'Artikel'; day: string; lines: readonly { no: string }[] }>(
      portal.db,
      sql`select 1 as no, 'Set' as kind, null::text as day, '[{"no": 1}]'::json as lines`,
    )
    expect(found()).toEqual([
      'row.no is number, by its type string',
      'row.kind is "Set", by its type Artikel',
      'row.day is null, by its type string',
      'row.lines[].no is number, by its type string',
    ])
  })

  it('differ by a value in another place of a list, or by how many there are', async () => {
    await ask<{ right: readonly [no: string, day: number | null]; wrong: readonly [no: string, day: number] }>(
      portal.db,
      sql`select '["A", null]'::json as right, '[1, "A", true]'::json as wrong`,
    )
    expect(found()).toEqual([
      'row.wrong has 3 values, by its type 2',
      'row.wrong[0] is number, by its type string',
      'row.wrong[1] is string, by its type number',
    ])
  })
})
