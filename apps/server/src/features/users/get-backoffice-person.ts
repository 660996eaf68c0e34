import type { users } from '@portal/contract/users.ts'
import type { UseCase } from '../../http/handlers.ts'
import { erpNameFor } from './account-values.ts'
import { findBackofficePerson } from './backoffice-people.store.ts'

/** Whom an account would be in the back office, and who else has there the name that was typed for it. */
export const getBackofficePerson: UseCase<typeof users.getBackofficePerson> = async (ctx, { registratie, ...form }) => {
  const linkedTo = await erpNameFor(ctx, form, { isRegistration: registratie })
  const typed = await erpNameFor(ctx, { ...form, email: '', backofficeNaam: '' }, { isRegistration: false })
  const gekoppeld = await findBackofficePerson(ctx.db, linkedTo)
  return { gekoppeld, naamgenoot: typed === linkedTo ? null : await findBackofficePerson(ctx.db, typed) }
}
