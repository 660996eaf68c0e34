import { PortalError } from '@portal/contract/errors.ts'
import type { sets } from '@portal/contract/sets.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import type { UseCase } from '../../http/handlers.ts'
import { sharedViewOf } from '../catalogue/catalogue.ts'
import { areThereSets, listOftenOrdered } from './sets.store.ts'
import { readSets } from './sets.ts'

const daysOfYear = 365
const mostLinks = 6

/** R-SCR-HUB-20: without a set nothing leads to them. */
export const setsExist: UseCase<typeof sets.setsExist> = (ctx) =>
  ctx.answers.get(['sets exist'], async () => ({ bestaat: await areThereSets(ctx.db) }))

/** The sets that are offered, also for who is not signed in (R-ROLE-06, R-ROUTE-05). */
export const getSets: UseCase<typeof sets.getSets> = async (ctx) => {
  const view = await sharedViewOf(ctx)
  const key = ['sets', ...Object.values(view).map(String)]
  return ctx.answers.get(key, async () => ({ items: await readSets(ctx.db, null, view) }))
}

/** One set with its lines; an unknown one and one that is no longer offered answer alike. */
export const getSet: UseCase<typeof sets.getSet> = async (ctx, input) => {
  const view = await sharedViewOf(ctx)
  const setNo = input.setNummer.toUpperCase()
  const key = ['set', setNo, ...Object.values(view).map(String)]
  return ctx.answers.get(key, async () => {
    const [set] = await readSets(ctx.db, [setNo], view)
    if (set === undefined) throw new PortalError('error.niet_gevonden')
    return set
  })
}

export const getSetsDetails: UseCase<typeof sets.getSetsDetails> = async (ctx, input) => {
  const view = await sharedViewOf(ctx)
  const wanted = input.setNummers.map((no) => no.toUpperCase())
  return { items: await readSets(ctx.db, wanted.length === 0 ? null : wanted, view) }
}

/** Quick sets: those ordered most in a year (R-PAY-24, OP-08). */
export const getSetsLinks: UseCase<typeof sets.getSetsLinks> = async (ctx) => {
  const view = await sharedViewOf(ctx)
  const key = ['set links', ...Object.values(view).map(String)]
  const read = async () => {
    const numbers = await listOftenOrdered(ctx.db, addDays(ctx.clock.today(), -daysOfYear), mostLinks)
    const found = new Map((await readSets(ctx.db, numbers, view)).map((set) => [set.setNummer, set]))
    return { sets: numbers.flatMap((no) => found.get(no) ?? []) }
  }
  // What was ordered today changes little in a year.
  return ctx.answers.get(key, read, { reads: ['catalogue', 'prices', 'texts'] })
}
