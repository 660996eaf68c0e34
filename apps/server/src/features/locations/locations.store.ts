import { directOrderRole } from '@portal/domain/access/matrix.ts'
import { isAdministrator } from '@portal/domain/access/may.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { SessionUser, UserLocation } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { locations, userLocations } from '../../platform/db/schema/mirror-places.ts'

/** Administrators see every location and order there directly, unless the back office gives them another role. */
function userLocationQuery(db: Db, user: SessionUser) {
  const isSeen = isAdministrator(user) ? undefined : isNotNull(userLocations.userName)
  const otherRole = isAdministrator(user) ? directOrderRole : null
  const query = db
    .select({
      nummer: locations.no,
      omschrijving: sql<string>`coalesce(nullif(${locations.description}, ''), ${locations.no})`,
      geblokkeerd: locations.blocked,
      kind: locations.kind,
      state: locations.state,
      projectNummer: sql<string | null>`nullif(${locations.projectNo}, '')`,
      customerNo: locations.customerNo,
      rol: sql<string | null>`coalesce(nullif(${userLocations.role}, ''), ${otherRole}::text)`,
      approvers: sql<
        string[]
      >`array_remove(array[${userLocations.approver1}, ${userLocations.approver2}, ${userLocations.approver3}], '')`,
      adres: locations.address,
      postcode: locations.postCode,
      plaats: locations.city,
      contactpersoon: locations.contact,
      telefoonnummer: locations.phoneNo,
    })
    .from(locations)
    .leftJoin(
      userLocations,
      and(eq(userLocations.locationNo, locations.no), eq(userLocations.userName, user.erpUserName)),
    )
  return { query, isSeen }
}

/** Administrators without a row of their own have no approvers: the array then holds nulls. */
function clean(row: UserLocation): UserLocation {
  return { ...row, approvers: row.approvers.filter((name) => name !== null) }
}

/** The location when it is the user's, with the role there; null when it is not, or when there is no such location. */
export async function findUserLocation(db: Db, user: SessionUser, locationNo: string): Promise<UserLocation | null> {
  const { query, isSeen } = userLocationQuery(db, user)
  const [row] = await query.where(and(eq(locations.no, locationNo), isSeen)).limit(1)
  return row === undefined ? null : clean(row)
}

/** The user's locations by number. */
export async function listUserLocations(db: Db, user: SessionUser): Promise<readonly UserLocation[]> {
  const { query, isSeen } = userLocationQuery(db, user)
  const rows = await query.where(isSeen).orderBy(asc(locations.no))
  return rows.map(clean)
}
