import type { OrderTip } from '@portal/contract/item.ts'
import type { Locale } from '@portal/contract/values.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { type ItemKey, isOfferedItem } from '../catalogue/catalogue.store.ts'

export interface IncludedRow extends ItemKey {
  readonly aantalPerStuk: number
  readonly optioneel: boolean
}

/** What is delivered with an item, without the items themselves; those not offered are left out. */
export async function listIncluded(db: Db, key: ItemKey): Promise<readonly IncludedRow[]> {
  const rows = await ask<IncludedRow>(
    db,
    sql`
    select m.other_kind as kind, m.other_no as no, m.quantity::float8 as "aantalPerStuk", m.optional as optioneel
    from erp_included_items m
    join erp_items i on i.kind = m.other_kind and i.no = m.other_no and ${isOfferedItem}
    where m.kind = ${key.kind} and m.no = ${key.no}
    order by m.optional, m.line_no`,
  )
  return rows
}

/** Tips in the language asked; a tip whose other item is not offered keeps its text. */
export async function listOrderTips(db: Db, key: ItemKey, language: Locale): Promise<readonly OrderTip[]> {
  const rows = await ask<OrderTip>(
    db,
    sql`
    select b.text as tekst, i.no as "materieelSoort", i.kind, coalesce(t.text, i.description) as omschrijving,
      '/afbeeldingen/' || im.hash as afbeelding, nullif(b.quantity, 0)::float8 as "aanbevolenAantal"
    from erp_order_tips b
    left join erp_items i on i.kind = b.other_kind and i.no = b.other_no and ${isOfferedItem}
    left join erp_translations t on t.subject = 'Soort' and t.code = i.no and t.language = ${language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = i.no order by line_no limit 1) im on true
    where b.kind = ${key.kind} and b.no = ${key.no}
    order by b.line_no`,
  )
  return rows
}

export async function findRecommendedQuantity(db: Db, key: ItemKey): Promise<number | null> {
  const rows = await ask<{ quantity: number | null }>(
    db,
    sql`select nullif(recommended_qty, 0)::float8 as quantity from erp_items where kind = ${key.kind} and no = ${key.no}`,
  )
  return rows[0]?.quantity ?? null
}

export async function listImageHashes(db: Db, numbers: readonly string[]): Promise<Record<string, string>> {
  const rows = await ask<{ no: string; hash: string }>(
    db,
    sql`
    select distinct on (parent_no) parent_no as no, hash from erp_images
    where parent_type = 'Soort' and parent_no = any(${sql.param(numbers)}::text[]) order by parent_no, line_no`,
  )
  return Object.fromEntries(rows.map((row) => [row.no, `/afbeeldingen/${row.hash}`]))
}
