import type { CallRequest } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { locationChanges } from '@portal/contract/location-changes.ts'
import { sentOrBroken } from '@portal/domain/calendar/sent-date.ts'
import { calledLocation, type LocationForm } from '@portal/domain/location-changes/location-form.ts'
import { refuseLocationNumber } from '@portal/domain/locations/location-number.ts'
import type { AskFirst, UseCase } from '../../http/handlers.ts'
import { type AskingCtx, type Ctx, signedIn } from '../../platform/context.ts'
import { isNumberKnown, lockLocationNo } from './location-changes.store.ts'
import { checkForm, customersOf, refuseLookers, sendChange } from './send-change.ts'

/** The copy may be so much older than what the back office took. */
export const takenMs = 24 * 3_600_000

type Sent = CallRequest<typeof locationChanges.createLocation> & { readonly opmerking?: string }

function formOf(sent: Sent): LocationForm {
  const { gebruikerLogin: _, vervangt: __, opmerking = '', ...form } = sent
  return { ...form, opmerking, startDatum: sentOrBroken(sent.startDatum), eindDatum: sentOrBroken(sent.eindDatum) }
}

/** The form in the words of the write. Depot and e-mail are none of the form: the back office has a depot, the person an e-mail. */
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

interface Checked {
  readonly form: LocationForm
  /** Name of its customer, for the mail. */
  readonly customer: string
  readonly replaces: string | null
}

/** People of the back office give the number; the wanted one goes along in words. */
function ask(ctx: Ctx, kind: 'aanvragen' | 'aanmaken', { form, customer, replaces }: Checked) {
  const wish = form.nummer === '' ? '' : `Gewenst nummer: ${form.nummer}`
  const remark = [wish, form.opmerking].filter((text) => text !== '').join('\n')
  const place = placeOf(ctx, form)
  const write = { kind: 'location.request', payload: { ...place, remark } } as const
  return sendChange(ctx, { kind, locationNo: '', description: place.description, form, customer, replaces, write })
}

async function check(ctx: Ctx, kind: 'newLocation' | 'createLocation', sent: Sent): Promise<Checked> {
  const form = formOf(sent)
  const customers = await checkForm(ctx, kind, form)
  const customer = customers.find(({ klantnummer }) => klantnummer === form.klant)?.naam ?? ''
  return { form, customer, replaces: sent.vervangt }
}

/** Asks for a new location (R-GEN-09): kept, mailed and brought to the back office, whose people give it its number. */
export const requestLocation: UseCase<typeof locationChanges.requestLocation> = async (ctx, input) =>
  ask(ctx, 'aanvragen', await check(ctx, 'newLocation', input))

/** Whether a number is taken, asked there; null while the back office does not answer. */
async function askThere(ctx: AskingCtx, no: string): Promise<boolean | null> {
  if (!ctx.erp.isReachable()) return null
  try {
    return await ctx.erp.isLocationNoTaken(no)
  } catch (error) {
    if (error instanceof PortalError) return null
    throw error
  }
}

const isKnownHere = (ctx: Ctx, no: string) => isNumberKnown(ctx.db, no, new Date(ctx.clock.now().getTime() - takenMs))

/** Whether a number is taken (R-VAL-09), by what the back office says now or, while it is away, by the copy. */
export const checkNumber: UseCase<typeof locationChanges.checkNumber> = async (ctx, { nummer }) => {
  await refuseLookers(ctx)
  const refusal = refuseLocationNumber(nummer)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: 'nummer' })
  const there = await askThere(ctx, nummer)
  const inGebruik = there === true || (await isKnownHere(ctx, nummer))
  return { inGebruik, bron: there === null ? 'kopie' : 'backoffice' }
}

/**
 * Makes a location under its number. Free when it is checked does not mean free when it is written: who asked is told what
 * became of it, and can send it again with another number (`vervangt`).
 */
export const createLocation: AskFirst<typeof locationChanges.createLocation> = {
  async ask(asking, input) {
    const taken = new PortalError('locatie.nummer_in_gebruik', {}, { field: 'nummer' })
    await check(asking, 'createLocation', input)
    if (input.nummer !== '' && (await askThere(asking, input.nummer)) === true) throw taken
    return async (ctx) => {
      const checked = await check(ctx, 'createLocation', input)
      const { form, customer, replaces } = checked
      if (form.nummer === '') return ask(ctx, 'aanmaken', checked)
      await lockLocationNo(ctx.db, form.nummer)
      if (await isKnownHere(ctx, form.nummer)) throw taken
      const place = placeOf(ctx, form)
      const write = { kind: 'location.create', payload: { locationNo: form.nummer, ...place } } as const
      const named = { locationNo: form.nummer, description: place.description }
      return sendChange(ctx, { kind: 'aanmaken', ...named, form, customer, replaces, write })
    }
  },
}

export const getCustomers: UseCase<typeof locationChanges.getCustomers> = async (ctx) => {
  await refuseLookers(ctx)
  return { items: [...(await customersOf(ctx))] }
}
