import type { IncludedItem, ItemName } from '@portal/domain/order-list/list-line.ts'
import type { SetLine } from '@portal/domain/order-list/plan-additions.ts'
import { ask, hiddenArray, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { isOfferedSet, isOrderable } from '../catalogue/catalogue.store.ts'

/** What must be known of the things that are added, for any caller. */
export interface AdditionFacts {
  /** Of the items asked for, those that can be ordered. */
  readonly orderable: readonly { readonly type: string; readonly materieelSoort: string }[]
  readonly included: readonly (IncludedItem & { readonly ofType: string; readonly of: string })[]
  /** The sets asked for that are offered, each with what is in it. */
  readonly sets: readonly {
    readonly setNummer: string
    readonly lines: readonly (SetLine & { optioneel: boolean })[]
  }[]
}

/** Items and numbers of sets that are to be added. */
export interface AskedThings {
  readonly items: readonly ItemName[]
  readonly sets: readonly string[]
}

/** As the statements take them. */
export function wantedOf({ items, sets }: AskedThings) {
  return { kinds: items.map((item) => item.type), numbers: items.map((item) => item.materieelSoort), sets }
}

/** The things asked for as arrays of a statement, hidden from the planner. */
interface AskedArrays {
  readonly kinds: SQL
  readonly numbers: SQL
  readonly sets: SQL
}

const setLines = sql`
    select kind, no, sum(quantity)::float8 as quantity, bool_and(optional) as optional, min(line_no) as place
    from erp_set_lines where set_no = s.no and quantity > 0 group by kind, no`

/** The facts by their names, each as JSON that is the same as long as nothing changes. */
function factsAbout({ kinds, numbers, sets }: AskedArrays): Readonly<Record<keyof AdditionFacts, SQL>> {
  const asked = sql`(select * from unnest(${kinds}, ${numbers}) as w(kind, no)
    union select kind, no from erp_set_lines where set_no = any(${sets})) w`
  return {
    sets: sql`coalesce((select jsonb_agg(jsonb_build_object('setNummer', s.no, 'lines', coalesce((
        select jsonb_agg(jsonb_build_object('type', l.kind, 'materieelSoort', l.no, 'aantalPerSet', l.quantity,
          'optioneel', l.optional) order by l.place, l.kind, l.no) from (${setLines}) l), '[]')) order by s.no)
      from erp_sets s where s.no = any(${sets}) and ${isOfferedSet}), '[]')`,
    orderable: sql`coalesce((
      select jsonb_agg(jsonb_build_object('type', i.kind, 'materieelSoort', i.no) order by i.kind, i.no)
      from ${asked} join erp_items i on i.kind = w.kind and i.no = w.no and ${isOrderable}), '[]')`,
    included: sql`coalesce((select jsonb_agg(jsonb_build_object('ofType', m.kind, 'of', m.no, 'type', m.other_kind,
        'materieelSoort', m.other_no, 'aantalPerStuk', m.quantity::float8, 'optioneel', m.optional)
        order by m.line_no, m.kind, m.no, m.other_kind, m.other_no)
      from ${asked} cross join lateral (select * from erp_included_items where kind = w.kind and no = w.no offset 0) m
      join erp_items i on i.kind = m.other_kind and i.no = m.other_no and ${isOrderable}), '[]')`,
  }
}

const asked = factsAbout({
  kinds: hiddenArray(value('kinds'), 'text[]'),
  numbers: hiddenArray(value('numbers'), 'text[]'),
  sets: hiddenArray(value('sets'), 'text[]'),
})

/** The facts as columns of a statement that is given what `wantedOf` makes. */
export const additionFacts = sql`${asked.sets} as sets, ${asked.orderable} as orderable, ${asked.included} as included`

const readFacts = sql<AdditionFacts>`select ${additionFacts}`

/** What adding needs to know of things, in one statement. */
export async function readAdditionFacts(db: Db, things: AskedThings): Promise<AdditionFacts> {
  const [found] = await ask(db, readFacts, wantedOf(things))
  if (found === undefined) throw new Error('A select without from gave no row')
  return found
}

const readKnown = sql<ItemName>`
  select i.kind as type, i.no as "materieelSoort"
  from unnest(${value('kinds')}::text[], ${value('numbers')}::text[]) as w(kind, no)
  join erp_items i on i.kind = w.kind and i.no = w.no`

/** Those of some items that the back office has, also when they cannot be ordered. */
export function listKnownItems(db: Db, items: readonly ItemName[]): Promise<readonly ItemName[]> {
  return ask(db, readKnown, wantedOf({ items, sets: [] }))
}
