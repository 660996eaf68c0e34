import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/*
 * Loaded the older way, in one place: for each file of the package that is loaded as a module, and for each of ours
 * that names the package, the runtime parses the package's description of 178 kB anew: a second of every start.
 */
export const drizzleCore: typeof import('drizzle-orm') = load('drizzle-orm')
export const drizzlePostgres: typeof import('drizzle-orm/pg-core') = load('drizzle-orm/pg-core')
export const drizzleConnection: typeof import('drizzle-orm/node-postgres') = load('drizzle-orm/node-postgres')
