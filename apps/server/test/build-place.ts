import type { AnyCall } from '@portal/contract/define.ts'
import { favourites } from '@portal/contract/favourites.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { savedViews } from '@portal/contract/saved-views.ts'
import { emptyOrderForm } from '@portal/domain/ordering/order-form.ts'
import { orderKinds } from '@portal/domain/states/enums.ts'
import { sql } from '../src/platform/db/query.ts'
import { buildDocument, buildItem, buildLocation, buildPiece, buildSet, buildUser, grantLocation } from './builders.ts'
import { buildBill } from './invoice-builders.ts'
import { buildCost, buildExitOrder, buildOrder } from './order-builders.ts'
import type { NamedValues } from './schema-values.ts'
import type { TestPortal } from './test-portal.ts'

/** Who can ask, each with another relation to the owner's location. */
export const people = {
  eigenaar: { role: 'site_manager', at: 'own' },
  'eigenaar-2': { role: 'site_manager', at: 'own' },
  collega: { role: '', at: 'own' },
  voorman: { role: 'foreman', at: 'own' },
  lezer: { role: 'administration', at: 'own' },
  goedkeurder: { role: 'approver', at: 'own' },
  vreemde: { role: 'site_manager', at: 'other' },
  beheerder: { role: 'site_manager', at: 'other', isAdministrator: true },
  opperbeheerder: { role: 'site_manager', at: 'other', roles: ['SuperAdmin'] },
} as const
export type Person = keyof typeof people

/** A building site with an owner, their list, request and saved request, and the people around it. */
export interface Place {
  readonly locationNo: string
  readonly otherLocationNo: string
  /** A text that stands in everything the owner has; it may never reach anybody else. */
  readonly marker: string
  token(person: Person): Promise<string>
  /** Values for the input fields (of a call) by name, with the owner's records, sent in the name of `person`. */
  valuesOf(person: Person, call?: AnyCall): NamedValues
  /** The same with ids of nothing. */
  unknownValuesOf(person: Person): NamedValues
}

async function buildPeople(portal: TestPortal, ownNo: string, otherNo: string): Promise<void> {
  for (const [userName, person] of Object.entries(people)) {
    await buildUser(portal, {
      userName,
      roles: 'roles' in person ? [...person.roles] : [],
      isAdministrator: 'isAdministrator' in person,
    })
    const locationNo = person.at === 'own' ? ownNo : otherNo
    await grantLocation(portal, { userName, locationNo, role: person.role, approvers: ['goedkeurder'] })
  }
}

/** Records of the owner that only a stored row can give: a request and a submitted list. */
async function buildRecords(portal: TestPortal, locationNo: string, marker: string): Promise<string> {
  const no = 'P-900001'
  await portal.db.execute(sql`
    insert into requests (id, no, type, user_name, location_no, status, delivery, list_name, language, reference, remark,
      address_code, address, post_code, city, contact, phone_no, depot_no, depot_address_code, transport_means,
      delivery_date, collect, urgent, created_at, changed_at)
    values (gen_random_uuid(), ${no}, 'Aanvoer', 'eigenaar', ${locationNo}, 'Requested', 'wachtrij', ${marker}, 'nl-NL',
      ${marker}, ${marker}, '', ${marker}, '1234 AB', 'Utrecht', ${marker}, '', '', '', '', '2026-12-01', false, false, now(), now())`)
  return no
}

/** A list that the foreman submitted and that waits; of all people there the approver decides on it. */
async function buildSubmission(portal: TestPortal, locationNo: string, marker: string): Promise<string> {
  const no = 'G-900001'
  const texts = { referentie: marker, opmerking: marker, language: 'nl-NL', emailOnderwerp: '', emailTekst: '' }
  const form = { ...emptyOrderForm, ...texts, leverDatum: '2026-12-01' }
  const noSet = { setNo: '', setQuantity: 0 }
  const line = {
    lineNo: 1,
    parentLineNo: null,
    kind: 'Materieel',
    no: 'WEG',
    plantNo: '',
    unit: '',
    charge: null,
    ...noSet,
  }
  const lines = [{ ...line, description: marker, quantity: 1, remark: marker }]
  await portal.db.execute(sql`
    insert into saved_requests (no, list_name, user_name, location_no, status, approvers, form, lines, submitted_at)
    values (${no}, ${marker}, 'eigenaar', ${locationNo}, 'Requested', array['goedkeurder'],
      ${JSON.stringify(form)}::jsonb, ${JSON.stringify(lines)}::jsonb, now())`)
  return no
}

/** The owner is away, and the reader stands in. */
async function buildDeputy(portal: TestPortal): Promise<string> {
  const id = crypto.randomUUID()
  await portal.db.execute(sql`
    insert into approval_deputies (id, erp_user_name, deputy, from_day, until_day, created_at)
    values (${id}, 'eigenaar', 'lezer', '2020-01-01', '2090-01-01', now())`)
  return id
}

/** A list of favourites that the owner shares with nobody. */
async function buildFavourites(portal: TestPortal, itemNo: string, marker: string): Promise<string> {
  const items = [{ type: 'Materieel' as const, materieelSoort: itemNo, aantal: 1 }]
  const list = { gebruikerLogin: 'eigenaar', titel: marker, items }
  return (await portal.post(favourites.addListAndItems, list, { as: 'eigenaar' })).answer.id
}

/** A page of the company that everybody may read and administrators may change. */
async function buildPage(portal: TestPortal): Promise<string> {
  const id = crypto.randomUUID()
  await portal.db.execute(sql`
    insert into content_pages (id, name, url, is_published, changed_by, changed_at)
    values (${id}, 'Pagina', 'pagina', true, 'beheerder', now())`)
  return id
}

/** A phone on which the owner is told. */
async function buildDevice(portal: TestPortal, marker: string): Promise<string> {
  await portal.tokenOf('eigenaar')
  const id = crypto.randomUUID()
  await portal.db.execute(sql`
    insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, server_key, user_agent, language,
      created_at, used_at)
    select ${id}, u.id, s.id, ${`https://push.example/${marker}`}, ${marker}, ${marker}, ${marker}, ${marker}, 'nl-NL',
      now(), now()
    from users u join sessions s on s.user_id = u.id where u.user_name = 'eigenaar' limit 1`)
  return id
}

/** A view of a table that the owner keeps. */
async function buildView(portal: TestPortal, marker: string): Promise<string> {
  const weergaveId = crypto.randomUUID()
  const view = { weergaveId, tabel: '/aanvragen', naam: marker, adres: `?zoek=${marker}`, standaard: true }
  await portal.post(savedViews.saveView, { gebruikerLogin: 'eigenaar', ...view }, { as: 'eigenaar' })
  return weergaveId
}

/** Feedback that the owner gave and that is on its way. */
async function buildFeedback(portal: TestPortal, locationNo: string, marker: string): Promise<string> {
  const id = crypto.randomUUID()
  await portal.db.execute(sql`
    insert into complaints (id, user_name, location_no, description, type, invoice_no, phone_no, urgency, reference, note,
      about_kind, about_no, language, delivery, created_at, changed_at)
    values (${id}, 'eigenaar', ${locationNo}, ${marker}, ${marker}, '', ${marker}, ${marker}, ${marker}, ${marker},
      '', '', 'nl-NL', 'wachtrij', now(), now())`)
  return id
}

/** An order of each kind under one number and an exit order, all of the owner's location. */
async function buildOrders(portal: TestPortal, locationNo: string, marker: string): Promise<NamedValues> {
  const no = 'O-900001'
  const ends = { fromLocation: locationNo, toLocation: locationNo }
  for (const type of orderKinds) {
    await buildOrder(portal, { type, no, ...ends, reference: marker })
    await buildCost(portal, { orderType: type, orderNo: no, lineNo: 1, description: marker })
  }
  for (const parentType of ['Order', 'Exitorder'])
    await buildDocument(portal, { parentType, parentNo: no, fileName: `${marker}.pdf` })
  return { ordernummer: no, nummer: await buildExitOrder(portal, { no, locationNo, reason: marker }) }
}

/** A piece at the owner's location and a document of that location. */
async function buildPapers(portal: TestPortal, locationNo: string, marker: string): Promise<NamedValues> {
  const materieelNummer = await buildPiece(portal, { locationNo, description: marker })
  const documentNummer = await buildDocument(portal, { parentNo: locationNo, fileName: `${marker}.pdf` })
  await buildDocument(portal, { parentType: 'Stuk', parentNo: materieelNummer, fileName: `${marker}.pdf` })
  return { materieelNummer, documentNummer }
}

/** An invoice of the owner's location with one line, for what came by its orders. */
async function buildInvoices(portal: TestPortal, locationNo: string, marker: string): Promise<NamedValues> {
  const lines = [{ lineNo: 1, description: marker, arrivalOrder: 'O-900001' }]
  return { factuurNummer: await buildBill(portal, { locationNo, billToName: marker, lines }) }
}

export async function buildPlace(portal: TestPortal): Promise<Place> {
  const marker = `geheim-${crypto.randomUUID().slice(0, 8)}`
  const locationNo = await buildLocation(portal, { description: marker, address: marker })
  const otherLocationNo = await buildLocation(portal)
  const itemNo = await buildItem(portal)
  const setNo = `S${itemNo}`
  await buildSet(portal, { no: setNo }, { [itemNo]: 1 })
  await buildPeople(portal, locationNo, otherLocationNo)
  const named = { gebruikerLogin: 'eigenaar', materieellocatie: locationNo }
  const { answer: list } = await portal.post(orderList.addList, { ...named, naam: marker }, { as: 'eigenaar' })
  await portal.post(
    orderList.addDetails,
    { ...named, bestellijstId: list.id, bestelListItems: [{ type: 'Materieel', aantal: 2, materieelSoort: itemNo }] },
    { as: 'eigenaar' },
  )
  const { answer: filled } = await portal.post(
    orderList.getOrderList,
    { ...named, bestelijstId: list.id },
    { as: 'eigenaar' },
  )
  const lineId = filled.items[0]?.id ?? ''
  await portal.post(orderList.updateItems, { items: [{ id: lineId, aantal: 2, comment: marker }] }, { as: 'eigenaar' })
  const requestNo = await buildRecords(portal, locationNo, marker)
  const savedAanvraagNummer = await buildSubmission(portal, locationNo, marker)
  const vervangingId = await buildDeputy(portal)
  const guid = await buildPage(portal)
  const klachtId = await buildFeedback(portal, locationNo, marker)
  const apparaatId = await buildDevice(portal, marker)
  const weergaveId = await buildView(portal, marker)
  const papers = await buildPapers(portal, locationNo, marker)
  const orders = await buildOrders(portal, locationNo, marker)
  const invoices = await buildInvoices(portal, locationNo, marker)
  const favouritesId = await buildFavourites(portal, itemNo, marker)
  const tokens = new Map<Person, Promise<string>>()
  const common = (person: Person) => ({
    gebruikerLogin: person,
    gebruikersnaam: person,
    gebruiker: person,
    materieellocatie: locationNo,
    materieelLocatie: locationNo,
    endLocatie: otherLocationNo,
    projectNummer: `P${locationNo}`,
    materieelSoort: itemNo,
    materieelsoorten: [itemNo],
    setNummer: setNo,
    sets: [{ setNummer: setNo, aantal: 1, heel: true }],
    category: null,
    type: 'Materieel',
    aantal: 1,
    newName: 'Nieuw',
    naam: 'Nieuw',
    factuurNummer: '',
    // A file of a few bytes, as a call takes it.
    inhoud: Buffer.from('%PDF-1.7\n%%EOF').toString('base64'),
  })
  return {
    locationNo,
    otherLocationNo,
    marker,
    token: (person) => {
      const known = tokens.get(person) ?? portal.tokenOf(person)
      tokens.set(person, known)
      return known
    },
    valuesOf: (person, call) => ({
      ...common(person),
      // What is called `id` is another record in calls of favourites.
      id: call?.path.startsWith('/api/MaterieelFavorieten/') ? favouritesId : lineId,
      parentId: lineId,
      bestelijstId: list.id,
      bestellijstId: list.id,
      bestellijstID: list.id,
      aanvraagnummer: requestNo,
      savedAanvraagNummer,
      vervangingId,
      guid,
      klachtId,
      apparaatId,
      weergaveId,
      vervanger: 'collega',
      regelNummer: 1,
      ...papers,
      ...orders,
      ...invoices,
    }),
    unknownValuesOf: (person) => ({
      ...common(person),
      materieellocatie: '99998',
      materieelLocatie: '99998',
      id: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      bestelijstId: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      bestellijstId: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      bestellijstID: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      aanvraagnummer: 'P-999999',
      savedAanvraagNummer: 'G-999999',
      vervangingId: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      guid: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      klachtId: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      apparaatId: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      weergaveId: '0b1e6a9e-6b7c-4c7e-9b0a-3d1f5a2c9e77',
      vervanger: 'niemand',
      regelNummer: 1,
      documentNummer: 999_999,
      materieelNummer: 'M-999999',
      ordernummer: 'O-999999',
      nummer: 'O-999999',
      factuurNummer: 'VF-999999',
    }),
  }
}
