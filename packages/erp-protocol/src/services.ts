import type { ServiceDefinition } from './define-service.ts'
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
} from './services/catalogue.ts'
import { portaalKlacht, portaalKlachtRegel } from './services/complaints.ts'
import { portaalDocument } from './services/documents.ts'
import {
  portaalExitorder,
  portaalExitorderRegel,
  portaalFactuur,
  portaalFactuurRegel,
  portaalOrderKosten,
} from './services/orders.ts'
import { portaalGebruiker, portaalGebruikerKlant, portaalGebruikerLocatie } from './services/people.ts'
import { portaalDepot, portaalLocatie, portaalLocatieAdres } from './services/places.ts'
import { portaalAanvraag, portaalAanvraagRegel, portaalOrder, portaalOrderRegel } from './services/requests.ts'
import { portaalSet, portaalSetRegel } from './services/sets.ts'
import { portaalKeuring, portaalMaterieelstuk, portaalVoorraad, portaalVoorraadverloop } from './services/stock.ts'
import { portaalWebServices } from './services/system.ts'

/** Every page and query the portal reads, by the name under which it is published. */
export const services = {
  PortaalWebServices: portaalWebServices,
  PortaalGebruiker: portaalGebruiker,
  PortaalGebruikerLocatie: portaalGebruikerLocatie,
  PortaalGebruikerKlant: portaalGebruikerKlant,
  PortaalLocatie: portaalLocatie,
  PortaalLocatieAdres: portaalLocatieAdres,
  PortaalDepot: portaalDepot,
  PortaalMaterieelsoort: portaalMaterieelsoort,
  PortaalPrijs: portaalPrijs,
  PortaalCategorie: portaalCategorie,
  PortaalSynoniem: portaalSynoniem,
  PortaalVertaling: portaalVertaling,
  PortaalMeegeleverd: portaalMeegeleverd,
  PortaalBesteltip: portaalBesteltip,
  PortaalTechdata: portaalTechdata,
  PortaalEenheid: portaalEenheid,
  PortaalAfbeelding: portaalAfbeelding,
  PortaalAanvraag: portaalAanvraag,
  PortaalAanvraagRegel: portaalAanvraagRegel,
  PortaalOrder: portaalOrder,
  PortaalOrderRegel: portaalOrderRegel,
  PortaalSet: portaalSet,
  PortaalSetRegel: portaalSetRegel,
  PortaalMaterieelstuk: portaalMaterieelstuk,
  PortaalVoorraad: portaalVoorraad,
  PortaalVoorraadverloop: portaalVoorraadverloop,
  PortaalKeuring: portaalKeuring,
  PortaalOrderKosten: portaalOrderKosten,
  PortaalExitorder: portaalExitorder,
  PortaalExitorderRegel: portaalExitorderRegel,
  PortaalFactuur: portaalFactuur,
  PortaalFactuurRegel: portaalFactuurRegel,
  PortaalKlacht: portaalKlacht,
  PortaalKlachtRegel: portaalKlachtRegel,
  PortaalDocument: portaalDocument,
} as const satisfies Record<string, ServiceDefinition>

export type Services = typeof services
export type ServiceName = keyof Services
