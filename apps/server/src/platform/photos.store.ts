import type { Photo } from '@portal/contract/values.ts'
import type { Db } from './db/database.ts'
import { queryRows } from './db/named-query.ts'
import { sql } from './db/query.ts'

/** The photos of an order or an exit order in their order; whoever asks has checked that they may be seen. */
export async function listPhotos(db: Db, parentType: 'Order' | 'Exitorder', parentNo: string): Promise<Photo[]> {
  return queryRows<Photo>(
    db,
    sql`
    select line_no as "regelNummer", '/afbeeldingen/' || hash as afbeelding from erp_images
    where parent_type = ${parentType} and parent_no = ${parentNo} order by line_no`,
  )
}
