import type { OrderCost, OrderLine } from '@portal/contract/orders.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { itemOfLine } from '../catalogue/catalogue.store.ts'

export interface OrderKey {
  readonly type: OrderKind
  readonly no: string
}

/** The lines of an order in the reader's language; an item that is gone keeps its number. */
export async function listOrderLines(db: Db, key: OrderKey, language: Locale): Promise<OrderLine[]> {
  return ask<OrderLine>(
    db,
    sql`
    select l.line_no as "regelNummer", l.kind as type, l.no as "materieelSoort",
      coalesce(t.text, i.description, l.no) as omschrijving,
      coalesce(ut.text, u.description, i.unit_code, '') as eenheid, l.plant_no as "materieelNummer",
      l.quantity::float8 as aantal, l.qty_posted::float8 as "aantalGeboekt",
      '/afbeeldingen/' || im.hash as afbeelding, coalesce(i.weight, 0)::float8 as "gewichtPerStuk"
    from erp_order_lines l
    ${itemOfLine(language)}
    where l.order_type = ${key.type} and l.order_no = ${key.no} order by l.line_no`,
  )
}

/** The costs of an order in euros; only for people who may see prices. */
export async function listOrderCosts(db: Db, { type, no }: OrderKey): Promise<OrderCost[]> {
  return ask<OrderCost>(
    db,
    sql`
    select line_no as "regelNummer", cost_type as type, description as omschrijving, quantity::float8 as aantal,
      unit_price::float8 as "stuksPrijs", amount::float8 as bedrag
    from erp_order_costs where order_type = ${type} and order_no = ${no} order by line_no`,
  )
}
