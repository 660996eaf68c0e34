import { drizzleCore } from './drizzle.ts'

export type { SQL } from 'drizzle-orm'

/** What queries are made of. */
export const { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, min, ne, not, or, sql } = drizzleCore
