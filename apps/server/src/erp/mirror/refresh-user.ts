import type { UserRefresh } from '../../platform/back-office/erp-gateway.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Mirror } from '../mapping/define-mirror.ts'
import { type MirrorRow, toMirrorRow } from '../mapping/field-values.ts'
import { mirrors } from '../mirrors.ts'
import { chunkForFilter, isAnyText, quoteText } from '../odata/build-filter.ts'
import { keyTextOf, listKeysWhere, removeRows, upsertRows } from './mirror.store.ts'
import { fieldsOf, type MirrorParts } from './read-service.ts'

async function readLive(parts: MirrorParts, mirror: Mirror, filter: string): Promise<readonly MirrorRow[]> {
  const rows: MirrorRow[] = []
  const query = { service: mirror.service.name, select: fieldsOf(mirror), filter, pageSize: 1000 }
  for await (const page of parts.reader.pages({ ...query, priority: 'interactive' })) {
    for (const row of page.rows) rows.push(toMirrorRow(mirror, row, parts.onUnknownWord))
  }
  return rows
}

/** Makes the user's rows in a table what the back office says now; rows it does not name go. */
async function replaceRows(parts: MirrorParts, mirror: Mirror, own: { userName: string; rows: readonly MirrorRow[] }) {
  const { keys, at } = await listKeysWhere(parts.db, mirror, { column: 'user_name', value: own.userName })
  await upsertRows(parts.db, mirror, own.rows)
  const there = new Set(own.rows.map((row) => keyTextOf(mirror, row.values)))
  await removeRows(parts.db, mirror, { keys: keys.filter((key) => !there.has(key)), before: at })
}

function valuesOf(mirror: Mirror, column: string, rows: readonly MirrorRow[]): readonly string[] {
  const at = mirror.columns.findIndex((entry) => entry.column === column)
  return rows.map((row) => String(row.values[at] ?? ''))
}

async function readLocations(parts: MirrorParts, numbers: readonly string[]): Promise<readonly MirrorRow[]> {
  const rows: MirrorRow[] = []
  for (const chunk of chunkForFilter(numbers, (part) => isAnyText('No', part)))
    rows.push(...(await readLive(parts, mirrors.locations, isAnyText('No', chunk))))
  return rows
}

/**
 * Reads one user with locations, roles and customers now. All is read before anything is written, so that a back office
 * that stops answering half-way changes nothing. A user whom the back office does not know has no locations.
 */
export async function refreshUser(parts: MirrorParts, erpUserName: string): Promise<UserRefresh> {
  const { db } = parts
  const userName = erpUserName.trim().toLowerCase()
  const isUser = `User_Name eq ${quoteText(userName.toUpperCase())}`
  const users = await readLive(parts, mirrors.users, isUser)
  const userLocations = users.length === 0 ? [] : await readLive(parts, mirrors.userLocations, isUser)
  const userCustomers = users.length === 0 ? [] : await readLive(parts, mirrors.userCustomers, isUser)
  const numbers = valuesOf(mirrors.userLocations, 'location_no', userLocations)
  const locations = await readLocations(parts, [...new Set(numbers)])
  const changedLocations = await transact(db, async (tx) => {
    const inside = { ...parts, db: tx }
    const { touched } = await upsertRows(tx, mirrors.locations, locations)
    await replaceRows(inside, mirrors.users, { userName, rows: users })
    await replaceRows(inside, mirrors.userLocations, { userName, rows: userLocations })
    await replaceRows(inside, mirrors.userCustomers, { userName, rows: userCustomers })
    return touched.flatMap(({ no }) => no ?? [])
  })
  return { isKnown: users.length > 0, changedLocations }
}
