import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import type { UseCase } from '../../http/handlers.ts'
import { countUsersByGroup, findUser, listUsers } from './users.store.ts'

/** The accounts for administrators: filtered, in order, a page at a time, with counts. */
export const getUsers: UseCase<typeof users.getUsers> = async (ctx, input) => {
  const { zoekterm: term, groep: group, klant: customerNo, pagina, rijen: size } = input
  const page = { order: input.sorteer, descending: input.aflopend, from: (pagina - 1) * size, size }
  const [{ rows, total }, tellingen] = await Promise.all([
    listUsers(ctx.db, { term, group, customerNo }, page),
    countUsersByGroup(ctx.db),
  ])
  return { items: rows, totaal: total, tellingen }
}

/** One account, as it is now. */
export const getUser: UseCase<typeof users.getUser> = async (ctx, { id }) => {
  const account = await findUser(ctx.db, id)
  if (account === null) throw new PortalError('error.niet_gevonden')
  return account
}
