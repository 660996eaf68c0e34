import { PortalError } from '@portal/contract/errors.ts'
import type { savedViews } from '@portal/contract/saved-views.ts'
import { cleanListName } from '@portal/domain/order-list/list-name.ts'
import { refuseView } from '@portal/domain/saved-views/saved-view.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { lockViews, storeView } from './saved-views.store.ts'

/** A repeat changes nothing: the caller made the id. */
export const saveView: UseCase<typeof savedViews.saveView> = async (ctx, input) => {
  const { userName } = signedIn(ctx)
  const { weergaveId: id, tabel, adres, standaard } = input
  const view = { id, tabel, naam: cleanListName(input.naam), adres, standaard }
  const refusal = refuseView(view, await lockViews(ctx.db, userName))
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: 'naam' })
  if (!(await storeView(ctx.db, userName, { ...view, at: ctx.clock.now() })))
    throw new PortalError('error.niet_gevonden')
  ctx.audit(id, { screen: tabel, name: view.naam })
  return null
}
