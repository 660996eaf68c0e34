import type { RemovalRequest } from '@portal/contract/removing.ts'
import { unknownDepotFaults, withStartDepot } from '@portal/domain/ordering/start-depot.ts'
import { type RemovalForm, relevantRemovalForm, validateRemoval } from '@portal/domain/removing/validate-removal.ts'
import { emptyDraft } from '@portal/domain/requests/request-draft.ts'
import { fromWire, wireNames } from '@portal/domain/requests/wire-fields.ts'
import type { Ctx } from '../../../platform/context.ts'
import { longDate } from '../../../platform/mail/mail-text.ts'
import { listDepots } from '../../locations/locations.store.ts'
import { usualDepot } from '../../locations/locations.ts'
import {
  type LeavingList,
  type LeavingOrigin,
  lockLeavingLists,
  pickupOf,
  requestLinesOf,
} from '../leaving/leaving-lists.ts'
import { addressLine, linesTable } from '../mail/request-words.ts'
import type { NewRequest } from '../requests.store.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { RequestKind } from './request-kind.ts'

/** A removal that may be asked for. */
interface CheckedRemoval {
  readonly form: RemovalForm
  readonly lists: readonly LeavingList[]
}

const callField = wireNames('removal')

/** Everything but the stock that must hold before a removal is asked for, by the same rule as the form. */
export async function checkRemoval(ctx: Ctx, input: RemovalRequest): Promise<CheckedRemoval> {
  const lists = await lockLeavingLists(ctx, input)
  const depots = await listDepots(ctx.db)
  const sent = relevantRemovalForm(fromWire('removal', input))
  const form = withStartDepot(sent, depots, await usualDepot(ctx, depots))
  const faults = validateRemoval(form, {
    today: ctx.clock.today(),
    termsAccepted: input.voorwaardenGeaccepteerd,
    settings: ctx.settings,
    fromLocations: lists.map((list) => list.place.nummer),
  })
  refuseFaults(faults, callField)
  refuseFaults(unknownDepotFaults(form, depots), callField)
  return { form, lists }
}

/** The stored request of a removal: the form and a copy of the lines. Who brings the goods needs no address. */
export async function requestOfRemoval(
  ctx: Ctx,
  { form }: CheckedRemoval,
  { list, ...origin }: LeavingOrigin,
): Promise<NewRequest> {
  const { contact, phoneNo, code, address, postCode, city } = await pickupOf(ctx, list, form.fetchAddresses)
  const fetched = form.collect ? {} : { addressCode: code, address, postCode, city }
  return {
    ...origin,
    kind: 'removal',
    locationNo: list.place.nummer,
    fromLocation: list.place.nummer,
    listId: list.id,
    listName: '',
    draft: { ...emptyDraft, ...form, ...fetched, contact, phoneNo },
    lines: requestLinesOf(list),
  }
}

/** How a removal is confirmed. */
export const removal: RequestKind = {
  intro: 'mail.removal.intro',
  department: 'Email_Afvoer',
  words: ({ draft, language, lines }, t) => {
    const day = draft.collect ? 'mail.field.bringDate' : 'mail.field.removalDate'
    return {
      facts: [
        [t(day), longDate(draft.deliveryDate, language)],
        [t('mail.field.toDepot'), draft.depotNo],
        [t('mail.field.fetchAddress'), draft.collect ? '' : addressLine(draft)],
        [t('mail.field.transport'), draft.transportMeans],
        [t('mail.field.reference'), draft.reference],
        [t('mail.field.remark'), draft.remark],
      ],
      ...linesTable({ lines, language }, t),
    }
  },
}
