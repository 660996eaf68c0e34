import { ask } from '../db/ask.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/query.ts'

export interface DailyCount {
  readonly day: string
  readonly name: string
  readonly count: number
}

/** Adds to what other processes counted; always in the same order, so that two never wait for each other. */
export async function addDailyCounts(db: Db, counts: readonly DailyCount[]): Promise<void> {
  await ask(
    db,
    sql`
    insert into daily_counts (day, name, count)
    select day, name, count from json_to_recordset(${JSON.stringify(counts)}::json) as c (day date, name text, count int)
    order by day, name
    on conflict (day, name) do update set count = daily_counts.count + excluded.count`,
  )
}

export function listDailyCounts(db: Db, from: string): Promise<readonly DailyCount[]> {
  return ask<DailyCount>(
    db,
    sql`select day::text as day, name, count from daily_counts where day >= ${from}::date order by day, name`,
  )
}

export async function deleteDailyCountsBefore(db: Db, day: string): Promise<void> {
  await ask(db, sql`delete from daily_counts where day < ${day}::date`)
}
