import type { approvals } from '@portal/contract/approvals.ts'
import type { SubmissionCard } from '@portal/contract/submissions.ts'
import { may } from '@portal/domain/access/may.ts'
import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { promiseLine } from '@portal/domain/requests/promise-line.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { type Ctx, signedIn } from '../../../platform/context.ts'
import type { UserLocation } from '../../../platform/session-user.ts'
import { itemViewOf } from '../../catalogue/catalogue.ts'
import { listApprovers, listDepots, listUserLocations } from '../../locations/locations.store.ts'
import { readPromiseFacts } from '../../orders/orders.store.ts'
import {
  type JudgedSubmission,
  judgeSubmission,
  readDecider,
  readReachable,
  seenSubmission,
  submissionOf,
} from './deciding.ts'
import { listStandIns } from './deputies.store.ts'
import { listElsewhere, listOwnRemovals } from './elsewhere.store.ts'
import {
  type AskedSubmissionLine,
  findLastAsked,
  listSubmissionLines,
  type StoredSubmission,
} from './submissions.store.ts'

/**
 * A submitted list with all that is needed to decide on it: what it costs at the prices of its customer, what is wrong by
 * now, what the last request had, and what of it stands unneeded nearby. Prices only for who may see them.
 */
export const getSubmission: UseCase<typeof approvals.getSubmission> = async (ctx, input) => {
  const who = await readDecider(ctx)
  const submission = await seenSubmission(ctx, who, { no: input.savedAanvraagNummer, action: 'approval.view' })
  const { savedAanvraagNummer: no, materieellocatie: locationNo, form } = submission
  const reader = { language: input.language, priceGroup: '', today: ctx.clock.today() }
  const asIs = await listSubmissionLines(ctx.db, no, reader)
  const judged = await judgeSubmission(ctx, submission, asIs)
  const view = itemViewOf({ ...ctx, place: judged.place })
  const lines = await listSubmissionLines(ctx.db, no, { ...reader, priceGroup: view.customerNo })
  const [last, elders, beslissers, depots, beloften] = await Promise.all([
    findLastAsked(ctx.db, { locationNo, savedNo: no }),
    readElsewhere(ctx, submission, judged),
    listDeciders(ctx, submission),
    form.collect ? listDepots(ctx.db) : [],
    listPromises(ctx, submission),
  ])
  const lastOf = new Map(last?.lines.map(({ kind, no: item, quantity }) => [`${kind} ${item}`, quantity]))
  return {
    ...submissionOf(submission, who, await readReachable(ctx, who, [submission])),
    adres: form.address,
    postcode: form.postCode,
    plaats: form.city,
    depotOmschrijving: depots.find(({ nummer }) => nummer === form.depotNo)?.omschrijving ?? '',
    contactpersoon: form.contact,
    telefoonnummer: form.phoneNo,
    transportmiddel: form.transportMeans,
    regels: lines.map((line) => ({
      ...hidePrices(line, view.pricesVisible),
      vorigAantal: lastOf.get(`${line.type} ${line.materieelSoort}`) ?? null,
      besluit: decisionOn(line, submission),
    })),
    beslissers,
    besluitDagen: daysOn(submission),
    bezwaren: submission.status === 'Requested' ? faultsOf(judged) : [],
    vorigeDatum: last?.datum ?? null,
    elders,
    beloften,
    herroepbaar: submission.decidedBy === who.userName && submission.isFresh,
  }
}

/** Also for an approver who may not open the request itself, because the location is not theirs. */
async function listPromises(ctx: Ctx, { requestId, erpNo, materieellocatie }: StoredSubmission) {
  if (requestId === null) return []
  const key = { requestId, requestNo: erpNo ?? '', order: null, locationNo: materieellocatie }
  return [...promiseLine(await readPromiseFacts(ctx.db, key))]
}

/** Names of the others who can decide today. */
async function listDeciders(ctx: Ctx, { approvers, erpUserName: asker }: StoredSubmission): Promise<string[]> {
  const standIns = await listStandIns(ctx.db, approvers, ctx.clock.today())
  const names = new Set([...approvers, ...standIns.map(({ erpUserName }) => erpUserName)])
  for (const name of [signedIn(ctx).erpUserName, asker]) names.delete(name)
  return (await listApprovers(ctx.db, [...names])).map(({ name }) => name)
}

function decisionOn({ regelNummer }: AskedSubmissionLine, { changes }: StoredSubmission) {
  const change = changes.find((entry) => entry.regelNummer === regelNummer)
  return change === undefined ? null : { aantal: change.aantal, opmerking: change.opmerking }
}

function daysOn({ changedDays: days }: StoredSubmission): SubmissionCard['besluitDagen'] {
  return days && { leverDatum: days.deliveryDate, retourDatum: days.returnDate }
}

function faultsOf({ faults, becameUrgent }: JudgedSubmission): SubmissionCard['bezwaren'] {
  const urgent = { code: 'goedkeuren.nu_spoed', params: {}, veld: null, regelNummer: null, blokkeert: false }
  return [
    ...faults.map(({ code, params, field, lineId }) => ({
      code,
      params,
      veld: field,
      regelNummer: lineId === null ? null : Number(lineId),
      blokkeert: true,
    })),
    ...(becameUrgent ? [urgent] : []),
  ]
}

/** At the locations of the same customer that the reader may see; nothing once it is decided. */
async function readElsewhere(
  ctx: Ctx,
  { savedAanvraagNummer: no, status }: StoredSubmission,
  { place }: JudgedSubmission,
) {
  if (place === null || status !== 'Requested') return []
  const who = signedIn(ctx)
  const own = await listUserLocations(ctx.db, who)
  const near = own.filter(
    ({ nummer, customerNo }) => nummer === place.nummer || (customerNo !== '' && customerNo === place.customerNo),
  )
  const locationNos = near.map(({ nummer }) => nummer)
  const busy = await listOwnRemovals(ctx.db, who.userName, locationNos)
  const movableFrom = near
    .filter((from) => from.nummer !== place.nummer && !busy.has(from.nummer) && mayMoveFrom(ctx, from))
    .map(({ nummer }) => nummer)
  return listElsewhere(ctx.db, { no, locationNos, movableFrom, today: ctx.clock.today() })
}

/** Whether the reader can have things moved away from a location. */
function mayMoveFrom({ settings, user }: Ctx, from: UserLocation): boolean {
  const { rol } = from
  const isOn = settings.bool('AppAfvoerlijst_Actief') && settings.bool('AppVerplaatsen_Actief')
  return (
    isOn && refuseLeavingAt(from) === null && may(user, 'removalList.edit', rol) && may(user, 'request.submit', rol)
  )
}
