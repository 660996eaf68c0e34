import { randomUUID } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import type { MailState } from '@portal/contract/request-records.ts'
import { isAdministrator, mayAcross } from '@portal/domain/access/may.ts'
import {
  type LocationForm,
  type LocationFormKind,
  locationFaults,
} from '@portal/domain/location-changes/location-form.ts'
import { mostNewLocations } from '@portal/domain/location-changes/new-locations.ts'
import type { ErpWrite } from '../../platform/back-office/erp-gateway.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { queuedMailState } from '../../platform/mail/mail-sender.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import {
  type Customer,
  insertLocationChange,
  type LocationChangeKind,
  listCustomers,
  markReplaced,
} from './location-changes.store.ts'
import { askedMail } from './location-mails.ts'

const departments = {
  aanvragen: 'Email_NieuweLocatie',
  aanmaken: 'Email_LocatieAanmaken',
  afmelden: 'Email_LocatieAfmelden',
} as const satisfies Record<LocationChangeKind, string>

/** @throws PortalError `error.niet_toegankelijk` for who only looks on wherever they are (R-ROLE-30) */
export async function refuseLookers(ctx: Ctx): Promise<void> {
  const user = signedIn(ctx)
  const roles = (await listUserLocations(ctx.db, user)).map(({ rol }) => rol)
  if (!mayAcross(user, 'location.create', roles)) throw new PortalError('error.niet_toegankelijk')
}

/** The customers that a location of this person can be of. */
export async function customersOf(ctx: Ctx): Promise<readonly Customer[]> {
  const user = signedIn(ctx)
  const all = await listCustomers(ctx.db, {
    userId: user.id,
    erpUserName: user.erpUserName,
    seesAll: isAdministrator(user),
  })
  return user.customers === null ? all : all.filter(({ klantnummer }) => user.customers?.includes(klantnummer))
}

/** The customers, when the form may be sent. @throws PortalError with every fault of the form */
export async function checkForm(
  ctx: Ctx,
  kind: LocationFormKind,
  { form, isBooked }: { readonly form: LocationForm; readonly isBooked: boolean },
): Promise<readonly Customer[]> {
  await refuseLookers(ctx)
  const customers = await customersOf(ctx)
  const [first, ...others] = locationFaults(kind, form, {
    isOn: (key) => ctx.settings.bool(key),
    isBooked,
    customers: customers.map(({ klantnummer }) => klantnummer),
  })
  if (first !== undefined)
    throw new PortalError(first.code, first.params, { field: first.field, fields: [first, ...others] })
  return customers
}

type ChangeWrite = Extract<ErpWrite, { kind: `location.${string}` }>

export interface AskedChange {
  readonly kind: LocationChangeKind
  readonly locationNo: string
  readonly description: string
  readonly form: Partial<LocationForm>
  /** Name of the customer, for the mail. */
  readonly customer?: string
  readonly replaces?: string | null
  readonly write: Pick<ChangeWrite, 'kind' | 'payload'>
}

/** The department and the requester get a mail; without an address or a mail server what is asked is kept all the same. */
async function queueMails(ctx: Ctx, id: string, asked: AskedChange): Promise<MailState> {
  const { kind, locationNo, description, form, customer = '' } = asked
  const { email, firstName, lastName, userName } = signedIn(ctx)
  const recipients = new Set([email.trim(), ctx.settings.string(departments[kind]).trim()].filter(Boolean))
  if (recipients.size === 0) return 'uit'
  const name = [locationNo, description === locationNo ? '' : description].filter(Boolean).join(' ')
  const requester = `${firstName} ${lastName}`.trim() || userName
  const mail = await askedMail(ctx.tenant, { id, kind, name, requester, customer, form, language: ctx.language })
  for (const to of recipients) await ctx.mail.queue({ ...mail, to })
  return queuedMailState(ctx)
}

/**
 * Stores what somebody wants of a location, the write that carries it to the back office and the mails, in the transaction
 * of the call: from then on it cannot be lost, and its outcome reaches who asked.
 */
export async function sendChange(ctx: Ctx, asked: AskedChange) {
  const user = signedIn(ctx)
  const { kind, locationNo, description, form, replaces = null, write } = asked
  const id = randomUUID()
  const person = { userName: user.userName, erpUserName: user.erpUserName, language: ctx.language }
  if (replaces !== null && !(await markReplaced(ctx.db, { id: replaces, userName: user.userName, by: id })))
    throw new PortalError('error.niet_gevonden', {}, { field: 'vervangt' })
  const change = { id, kind, ...person, locationNo, description, form, at: ctx.clock.now() }
  if (!(await insertLocationChange(ctx.db, change)))
    throw new PortalError('locatie.vandaag_te_veel', { amount: mostNewLocations })
  // Kind and payload come from one caller, which pairs them.
  await ctx.erp.enqueue(ctx.db, { ...write, externalId: id, createdBy: user.userName } as ErpWrite)
  const mail = await queueMails(ctx, id, asked)
  ctx.audit(locationNo || description, { id, kind, ...(replaces !== null && { replaces }) })
  ctx.afterCommit(() => ctx.erp.wakeOutbox())
  return { id, status: 'wachtrij' as const, backofficeNummer: null, reden: '', mail }
}
