import type { CallRequest } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { locationChanges } from '@portal/contract/location-changes.ts'
import { sentOrBroken } from '@portal/domain/calendar/sent-date.ts'
import { calledLocation, emptyLocationForm, type LocationForm } from '@portal/domain/location-changes/location-form.ts'
import { type AskingCtx, type Ctx, signedIn } from '../../platform/context.ts'
import { isNumberKnown, lockLocationNo } from './location-changes.store.ts'
import { checkForm, refuseLookers, sendChange } from './send-change.ts'

/** The copy may be so much older than what the back office took. */
export const takenMs = 24 * 3_600_000

export type Sent = CallRequest<typeof locationChanges.createLocation> &
  Partial<Pick<LocationForm, 'opmerking' | 'vestiging' | 'bedrijf' | 'bewakingspost'>>

function formOf(sent: Sent): LocationForm {
  const { gebruikerLogin: _, vervangt: __, ...form } = sent
  return {
    ...emptyLocationForm,
    ...form,
    startDatum: sentOrBroken(sent.startDatum),
    eindDatum: sentOrBroken(sent.eindDatum),
  }
}

/**
 * The form in the words of the write. Depot and e-mail are none of the form: the back office has a depot, the person an
 * e-mail.
 */
function placeOf(ctx: Ctx, form: LocationForm) {
  return {
    description: calledLocation(form),
    projectNo: form.projectNummer,
    customerNo: form.klant,
    depotNo: '',
    address: form.adres,
    postCode: form.postcode,
    city: form.plaats,
    contact: form.contactpersoon,
    phoneNo: form.telefoonnummer,
    email: signedIn(ctx).email,
    startingDate: form.startDatum,
    endingDate: form.eindDatum,
    requestedBy: signedIn(ctx).erpUserName,
  }
}

const bookingOf = ({ vestiging, bedrijf, projectNummer, bewakingspost }: LocationForm) => ({
  branchNo: vestiging,
  companyNo: bedrijf,
  projectNo: projectNummer,
  postNo: bewakingspost,
})

interface Checked {
  readonly form: LocationForm
  /** Name of its customer, for the mail. */
  readonly customer: string
  readonly replaces: string | null
}

/** People of the back office give the number; the wanted one goes along in words. */
export function ask(ctx: Ctx, kind: 'aanvragen' | 'aanmaken', { form, customer, replaces }: Checked) {
  const wish = form.nummer === '' ? '' : `Gewenst nummer: ${form.nummer}`
  const remark = [wish, form.opmerking].filter((text) => text !== '').join('\n')
  const place = placeOf(ctx, form)
  const write = { kind: 'location.request', payload: { ...place, remark } } as const
  return sendChange(ctx, { kind, locationNo: '', description: place.description, form, customer, replaces, write })
}

interface Form {
  readonly sent: Sent
  readonly isBooked: boolean
}

export async function check(
  ctx: Ctx,
  kind: 'newLocation' | 'createLocation',
  { sent, isBooked }: Form,
): Promise<Checked> {
  const form = formOf(sent)
  const customers = await checkForm(ctx, kind, { form, isBooked })
  const customer = customers.find(({ klantnummer }) => klantnummer === form.klant)?.naam ?? ''
  return { form, customer, replaces: sent.vervangt }
}

/** Whether a number is taken, asked there; null while the back office does not answer. */
export async function askThere(ctx: AskingCtx, no: string): Promise<boolean | null> {
  if (!ctx.erp.isReachable()) return null
  try {
    return await ctx.erp.isLocationNoTaken(no)
  } catch (error) {
    if (error instanceof PortalError) return null
    throw error
  }
}

export const isKnownHere = (ctx: Ctx, no: string) =>
  isNumberKnown(ctx.db, no, new Date(ctx.clock.now().getTime() - takenMs))

/**
 * Makes a location under its number; with `booking` as one order of two books. Free when it is checked does not mean free
 * when it is written: the requester is notified of the outcome, and can send it again with another number (`vervangt`).
 */
export async function makeLocation(asking: AskingCtx, sent: Sent, isBooked: boolean) {
  const taken = new PortalError('locatie.nummer_in_gebruik', {}, { field: 'nummer' })
  const checkIt = (ctx: Ctx) => check(ctx, 'createLocation', { sent, isBooked })
  const { form } = await checkIt(asking)
  if (form.nummer !== '' && (await askThere(asking, form.nummer)) === true) throw taken
  return async (ctx: Ctx) => {
    const checked = await checkIt(ctx)
    const { customer, replaces } = checked
    if (form.nummer === '') return ask(ctx, 'aanmaken', checked)
    await lockLocationNo(ctx.db, form.nummer)
    if (await isKnownHere(ctx, form.nummer)) throw taken
    const place = placeOf(ctx, form)
    const booking = isBooked ? bookingOf(form) : null
    const write = { kind: 'location.create', payload: { locationNo: form.nummer, ...place, booking } } as const
    const named = { locationNo: form.nummer, description: place.description }
    return sendChange(ctx, { kind: 'aanmaken', ...named, form, customer, replaces, write })
  }
}

/** @throws PortalError `error.niet_toegankelijk` for who may make no location */
export const permitMaking = refuseLookers
