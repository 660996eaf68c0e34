import {
  portaalAfbeelding,
  portaalBesteltip,
  portaalCategorie,
  portaalEenheid,
  portaalMaterieelsoort,
  portaalMeegeleverd,
  portaalPrijs,
  portaalSynoniem,
  portaalTechdata,
  portaalVertaling,
} from '@portal/erp-protocol/services/catalogue.ts'
import { portaalKlacht, portaalKlachtRegel } from '@portal/erp-protocol/services/complaints.ts'
import { portaalDocument } from '@portal/erp-protocol/services/documents.ts'
import {
  portaalExitorder,
  portaalExitorderRegel,
  portaalFactuur,
  portaalFactuurRegel,
  portaalOrderKosten,
} from '@portal/erp-protocol/services/orders.ts'
import {
  portaalGebruiker,
  portaalGebruikerKlant,
  portaalGebruikerLocatie,
} from '@portal/erp-protocol/services/people.ts'
import { portaalDepot, portaalLocatie, portaalLocatieAdres } from '@portal/erp-protocol/services/places.ts'
import {
  portaalAanvraag,
  portaalAanvraagRegel,
  portaalOrder,
  portaalOrderRegel,
} from '@portal/erp-protocol/services/requests.ts'
import { portaalSet, portaalSetRegel } from '@portal/erp-protocol/services/sets.ts'
import { portaalKeuring, portaalMaterieelstuk, portaalVoorraad } from '@portal/erp-protocol/services/stock.ts'
import { type Mirror, mirror } from './mapping/define-mirror.ts'

/**
 * The one place where fields of the back office become columns of the mirror; what is not named here has the name of its
 * field in lowercase. The tables follow from it (`./mirror-tables.ts`).
 */
export const mirrors = {
  units: mirror(portaalEenheid, 'erp_units'),
  categories: mirror(portaalCategorie, 'erp_categories', {
    Parent_Category: { column: 'parent_code', rule: 'blankToNull' },
  }),
  items: mirror(portaalMaterieelsoort, 'erp_items'),
  prices: mirror(portaalPrijs, 'erp_prices', { Starting_Date: 'fromTheBeginning' }),
  synonyms: mirror(portaalSynoniem, 'erp_synonyms'),
  translations: mirror(portaalVertaling, 'erp_translations', { Language: 'locale' }),
  technicalProperties: mirror(portaalTechdata, 'erp_technical_properties', { Numeric_Value: 'numberIfNumeric' }),
  includedItems: mirror(portaalMeegeleverd, 'erp_included_items'),
  orderTips: mirror(portaalBesteltip, 'erp_order_tips'),
  images: {
    ...mirror(portaalAfbeelding, 'erp_images', { Hash: 'lowerCase' }),
    flag: { column: 'stored', goesWith: 'hash' },
  },
  depots: mirror(portaalDepot, 'erp_depots'),
  locations: mirror(portaalLocatie, 'erp_locations', {
    Location_Kind: { column: 'kind' },
    E_Mail: { column: 'email' },
  }),
  locationAddresses: mirror(portaalLocatieAdres, 'erp_location_addresses'),
  users: mirror(portaalGebruiker, 'erp_users', { User_Name: 'lowerCase', E_Mail: { column: 'email' } }),
  userLocations: mirror(portaalGebruikerLocatie, 'erp_user_locations', {
    User_Name: 'lowerCase',
    Role: 'lowerCase',
    Approver_1: 'lowerCase',
    Approver_2: 'lowerCase',
    Approver_3: 'lowerCase',
  }),
  userCustomers: mirror(portaalGebruikerKlant, 'erp_user_customers', { User_Name: 'lowerCase' }),
  requests: mirror(portaalAanvraag, 'erp_requests', { Requested_By: 'lowerCase' }),
  requestLines: mirror(portaalAanvraagRegel, 'erp_request_lines'),
  orders: mirror(portaalOrder, 'erp_orders', { Requested_By: 'lowerCase' }),
  orderLines: mirror(portaalOrderRegel, 'erp_order_lines'),
  sets: mirror(portaalSet, 'erp_sets'),
  setLines: mirror(portaalSetRegel, 'erp_set_lines'),
  orderCosts: mirror(portaalOrderKosten, 'erp_order_costs'),
  exitOrders: mirror(portaalExitorder, 'erp_exit_orders'),
  exitOrderLines: mirror(portaalExitorderRegel, 'erp_exit_order_lines', { Exitorder_No: { column: 'exit_order_no' } }),
  invoices: mirror(portaalFactuur, 'erp_invoices'),
  invoiceLines: mirror(portaalFactuurRegel, 'erp_invoice_lines', { Number_of_Time_Units: { column: 'time_units' } }),
  complaints: mirror(portaalKlacht, 'erp_complaints', { Reported_By: 'lowerCase' }),
  complaintLines: mirror(portaalKlachtRegel, 'erp_complaint_lines', { Author: 'lowerCase' }),
  documents: mirror(portaalDocument, 'erp_documents', { Hash: 'lowerCase' }),
  pieces: mirror(portaalMaterieelstuk, 'erp_pieces'),
  inspections: mirror(portaalKeuring, 'erp_inspections'),
  stock: mirror(portaalVoorraad, 'erp_stock'),
} as const satisfies Record<string, Mirror>

export type MirrorName = keyof typeof mirrors
