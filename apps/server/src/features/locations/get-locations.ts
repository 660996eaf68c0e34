import { PortalError } from '@portal/contract/errors.ts'
import type { Location, locations } from '@portal/contract/locations.ts'
import { ShownLocationKind, ShownLocationState } from '@portal/contract/values.ts'
import { isAdministrator } from '@portal/domain/access/may.ts'
import { refuseOrderAt } from '@portal/domain/locations/location-orderable.ts'
import { approvalNeeded } from '@portal/domain/ordering/approval-needed.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { isErpUserKnown, listUserLocations } from './locations.store.ts'

/**
 * The locations of the user with the role at each (R-ENT-02, R-ROLE-29, R-ROLE-32, R-PAY-15). An administrator has all
 * there are, which is too much to make again each time.
 */
export const getLocations: UseCase<typeof locations.getLocations> = async (ctx) => {
  const user = signedIn(ctx)
  const seesAll = isAdministrator(user)
  if (!seesAll) {
    const isKnown = await isErpUserKnown(ctx.db, user.erpUserName)
    // Before the first read is over nobody is known; that says nothing about this account.
    if (isKnown === null) throw new PortalError('error.niet_gereed')
    if (!isKnown) throw new PortalError('navision_account_onbekend')
  }
  return ctx.answers.get(
    [user.erpUserName, String(seesAll), user.customers === null ? null : user.customers.join(' ')],
    async () => {
      const approvals = ctx.settings.bool('AppBestellen_Goedkeuring')
      return { locaties: (await listUserLocations(ctx.db, user)).map((place) => locationOf(place, approvals)) }
    },
    // Whether the account is known is asked each time, and whose records it sees is part of the key.
    { reads: ['locations'] },
  )
}

function locationOf(place: UserLocation, approvals: boolean): Location {
  const { customerNo: _, approvers: __, geblokkeerd, kind, state, ...fields } = place
  return {
    ...fields,
    geblokeerd: geblokkeerd,
    kind: ShownLocationKind.parse(kind),
    state: ShownLocationState.parse(state),
    bestelbaar: refuseOrderAt(place) === null,
    goedkeuringNodig: approvalNeeded(approvals, place.rol),
  }
}
