import { emptyDraft, type RequestDraft } from '@portal/domain/requests/request-draft.ts'
import { insertRequest, type NewRequest } from '../src/features/requests/requests.store.ts'
import { sql } from '../src/platform/db/query.ts'
import type { TestPortal } from './test-portal.ts'

let last = 0

export interface Requester {
  readonly userName: string
  readonly locationNo: string
}

/** A request as the portal takes it, without the back office knowing it yet. */
export async function buildRequest(
  portal: TestPortal,
  person: Requester,
  row: Partial<Omit<NewRequest, 'draft'> & RequestDraft> = {},
) {
  const id = crypto.randomUUID()
  const line = {
    parentLineNo: null,
    kind: 'Materieel',
    plantNo: '',
    description: 'Molen (oud)',
    unit: 'stuk',
    remark: '',
    charge: null,
    setNo: '',
    setQuantity: 0,
  } as const
  const { kind = 'order', fromLocation = '', listId = crypto.randomUUID(), lines, ...asked } = row
  const request: NewRequest = {
    ...person,
    id,
    kind,
    fromLocation,
    listId,
    listName: 'Lijst',
    language: 'nl-NL',
    draft: {
      ...emptyDraft,
      toLocation: person.locationNo,
      reference: 'Dak',
      address: 'Kade 1',
      postCode: '1000 AA',
      city: 'Ede',
      contact: 'Jan',
      phoneNo: '06',
      deliveryDate: '2026-12-01',
      ...asked,
    },
    lines: lines ?? [
      { ...line, lineNo: 1, no: 'MOLEN', quantity: 2 },
      { ...line, lineNo: 2, no: 'WEG', quantity: 1 },
    ],
  }
  return { id, no: await insertRequest(portal.db, request, portal.parts.clock.now()) }
}

/** A request that only the back office knows. */
export async function buildErpRequest(
  portal: TestPortal,
  row: { to?: string; from?: string; type?: string; externalId?: string; date?: string },
) {
  last += 1
  const no = `AV${last}`
  const { to = '', from = '', type = 'Aanvoer', externalId = null, date = '2020-01-01' } = row
  await portal.db.execute(sql`
    insert into erp_requests (no, external_id, type, status, request_date, delivery_date, from_location, to_location,
      depot_no, address, post_code, city, contact, phone_no, collect, urgent, requested_by, reference, remark, row_version)
    values (${no}, ${externalId}, ${type}, 'Approved', ${date}, '2020-02-02', ${from}, ${to},
      '', '', '', '', '', '', false, false, 'kantoor', '', '', 1)`)
  await portal.db.execute(sql`
    insert into erp_request_lines values (${no}, 10000, 'Materieel', 'MOLEN', '', 2, 1, '', '', 1),
      (${no}, 20000, 'Materieel', 'WEG', '', 1, 0, '', '', 1)`)
  return no
}
