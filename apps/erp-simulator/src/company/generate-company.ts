import { expandCatalogue } from './catalogue/expand.ts'
import type { CompanyOptions, CompanyRows } from './contract.ts'
import { imageRows, photoRows } from './draw-image.ts'
import { makeHistory } from './history/history.ts'
import { categoryRows, unitRows } from './rows/category-rows.ts'
import { includedRows, tipRows } from './rows/companion-rows.ts'
import { complaintRows } from './rows/complaint-rows.ts'
import { documentRows } from './rows/document-rows.ts'
import { inspectionRows } from './rows/inspection-rows.ts'
import { invoiceRows } from './rows/invoice-rows.ts'
import { itemRows, synonymRows } from './rows/item-rows.ts'
import { depotRows, locationAddressRows, locationRows } from './rows/location-rows.ts'
import { pieceRows } from './rows/piece-rows.ts'
import { priceRows } from './rows/price-rows.ts'
import { setLineRows, setLines, setRows } from './rows/set-rows.ts'
import { stockRows } from './rows/stock-rows.ts'
import { techRows } from './rows/tech-rows.ts'
import { translationRows } from './rows/translation-rows.ts'
import { makePeople, type People } from './rows/user-rows.ts'

function requestersByLocation(people: People): Map<string, string[]> {
  const byLocation = new Map<string, string[]>()
  for (const link of people.userLocations) {
    if (link.Role === 'ADMINISTRATION' || link.User_Name === 'BEHEERDER') continue
    const names = byLocation.get(link.Location_No)
    if (names === undefined) byLocation.set(link.Location_No, [link.User_Name])
    else names.push(link.User_Name)
  }
  return byLocation
}

/**
 * The whole rental company: catalogue, customers, users, locations, prices and two years of requests and orders.
 * The same options give the same rows; all dates follow from `today`.
 */
export function generateCompany(options: CompanyOptions): CompanyRows {
  const { scale, seed, today } = options
  const items = expandCatalogue(scale)
  const locations = locationRows(options)
  const people = makePeople(locations, options)
  const sets = setLines(items)
  const requesters = requestersByLocation(people)
  const history = makeHistory(locations, { items, sets, requesters, seed, scale, today })
  const types = itemRows(items)
  const inspections = inspectionRows(history.fleet, today)
  const prices = priceRows(items, today)
  const billed = invoiceRows(history, { locations, types, prices, today })
  const complained = complaintRows(locations, { requesters, invoices: billed.invoices, seed, today })
  const rows = {
    PortaalGebruiker: people.users,
    PortaalGebruikerLocatie: people.userLocations,
    PortaalGebruikerKlant: people.userCustomers,
    PortaalLocatie: locations,
    PortaalLocatieAdres: locationAddressRows(locations, seed),
    PortaalDepot: depotRows(seed),
    PortaalMaterieelsoort: types,
    PortaalPrijs: prices,
    PortaalCategorie: categoryRows(),
    PortaalSynoniem: synonymRows(items),
    PortaalVertaling: translationRows(items, history.fleet.all()),
    PortaalMeegeleverd: includedRows(items),
    PortaalBesteltip: tipRows(items),
    PortaalTechdata: techRows(items),
    PortaalEenheid: unitRows(),
    PortaalAfbeelding: [...imageRows(items), ...photoRows(history.costs, history.exits.orders)],
    PortaalAanvraag: history.requests,
    PortaalAanvraagRegel: history.requestLines,
    PortaalOrder: history.orders,
    PortaalOrderRegel: history.orderLines,
    PortaalSet: setRows(),
    PortaalSetRegel: setLineRows(sets),
    PortaalMaterieelstuk: pieceRows(history.fleet, inspections),
    PortaalVoorraad: stockRows(history, types),
    PortaalVoorraadverloop: history.ledger.entries,
    PortaalKeuring: inspections,
    PortaalOrderKosten: history.costs,
    PortaalExitorder: history.exits.orders,
    PortaalExitorderRegel: history.exits.lines,
    PortaalFactuur: billed.invoices,
    PortaalFactuurRegel: billed.lines,
    PortaalKlacht: complained.complaints,
    PortaalKlachtRegel: complained.lines,
  }
  return { ...rows, PortaalDocument: documentRows(rows, today) }
}
