import type { Locale } from '@portal/contract/values.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

export interface StoredCategory {
  readonly id: string
  readonly parent: string | null
  readonly navisionFilter: string
  readonly omschrijving: string
  readonly volgorde: number
}

/** The visible categories in the language asked; a category below a hidden one is hidden with it. */
export async function listCategories(db: Db, language: Locale): Promise<readonly StoredCategory[]> {
  const { rows } = await db.execute<StoredCategory & Record<string, unknown>>(sql`
    with recursive shown as (
      select code from erp_categories where not hidden and parent_code is null
      union
      select c.code from erp_categories c join shown s on c.parent_code = s.code where not c.hidden)
    select c.code as id, c.parent_code as parent, c.navision_filter as "navisionFilter",
      coalesce(t.text, c.description) as omschrijving, c.presentation_order as volgorde
    from erp_categories c
    join shown s on s.code = c.code
    left join erp_translations t on t.subject = 'Categorie' and t.code = c.code and t.language = ${language}
    order by c.presentation_order, c.code`)
  return rows
}

/** The first picture of each item, by item number. */
export async function listItemPictures(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ no: string; hash: string }>(sql`
    select distinct on (parent_no) parent_no as no, hash from erp_images
    where parent_type = 'Soort' order by parent_no, line_no`)
  return new Map(rows.map((row) => [row.no, row.hash]))
}
