import { expandCatalogue } from './catalogue/expand.ts'
import type { CompanyOptions, CompanyRows } from './contract.ts'
import { imageRows } from './draw-image.ts'
import { makeHistory } from './history.ts'
import { categoryRows, unitRows } from './rows/category-rows.ts'
import { includedRows, tipRows } from './rows/companion-rows.ts'
import { itemRows, synonymRows } from './rows/item-rows.ts'
import { depotRows, locationAddressRows, locationRows } from './rows/location-rows.ts'
import { priceRows } from './rows/price-rows.ts'
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
  const history = makeHistory(locations, scale, { items, requesters: requestersByLocation(people), seed, today })
  return {
    PortaalGebruiker: people.users,
    PortaalGebruikerLocatie: people.userLocations,
    PortaalGebruikerKlant: people.userCustomers,
    PortaalLocatie: locations,
    PortaalLocatieAdres: locationAddressRows(locations, seed),
    PortaalDepot: depotRows(seed),
    PortaalMaterieelsoort: itemRows(items),
    PortaalPrijs: priceRows(items, today),
    PortaalCategorie: categoryRows(),
    PortaalSynoniem: synonymRows(items),
    PortaalVertaling: translationRows(items),
    PortaalMeegeleverd: includedRows(items),
    PortaalBesteltip: tipRows(items),
    PortaalTechdata: techRows(items),
    PortaalEenheid: unitRows(),
    PortaalAfbeelding: imageRows(items),
    PortaalAanvraag: history.requests,
    PortaalAanvraagRegel: history.requestLines,
    PortaalOrder: history.orders,
    PortaalOrderRegel: history.orderLines,
    PortaalSet: [],
    PortaalSetRegel: [],
    PortaalMaterieelstuk: [],
    PortaalVoorraad: [],
    PortaalVoorraadverloop: [],
    PortaalKeuring: [],
    PortaalOrderKosten: [],
    PortaalExitorder: [],
    PortaalExitorderRegel: [],
    PortaalFactuur: [],
    PortaalFactuurRegel: [],
    PortaalKlacht: [],
    PortaalKlachtRegel: [],
    PortaalDocument: [],
  }
}
