import type { ColumnValue } from '../mapping/field-values.ts'
import { toMirrorRow } from '../mapping/field-values.ts'
import { mirrors } from '../mirrors.ts'
import { isAnyText } from '../odata/build-filter.ts'
import { fieldsOf, type MirrorParts } from './read-service.ts'

/** A location as the back office has it now, column → value; null when it has none of this number. */
export async function readLocation(
  { reader, onUnknownWord }: Pick<MirrorParts, 'reader' | 'onUnknownWord'>,
  locationNo: string,
): Promise<Readonly<Record<string, ColumnValue>> | null> {
  const mirror = mirrors.locations
  const filter = isAnyText('No', [locationNo.toUpperCase()])
  const query = { service: mirror.service.name, select: fieldsOf(mirror), filter, pageSize: 1 }
  for await (const { rows } of reader.pages({ ...query, priority: 'interactive' })) {
    const [row] = rows
    if (row === undefined) return null
    const { values } = toMirrorRow(mirror, row, onUnknownWord)
    return Object.fromEntries(mirror.columns.map(({ column }, at) => [column, values[at] ?? null]))
  }
  return null
}
