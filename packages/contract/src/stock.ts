import { inspectionWarnings } from '@portal/domain/inspections/inspection-warning.ts'
import { z } from 'zod'
import { query } from './define.ts'
import {
  CalendarDate,
  ItemKind,
  ItemNo,
  LocationNo,
  PageNo,
  RowsInAll,
  ShownItemKind,
  ShownPriceType,
  UserName,
} from './values.ts'

/** A warning by the thresholds of the settings (OP-80); null while the inspection is far away or not known. */
export const InspectionSign = z.enum(inspectionWarnings).nullable()

const PieceFacts = z.object({
  materieelSoort: z.string(),
  /** Empty for what is only counted. */
  materieelNummer: z.string(),
  type: ShownItemKind,
  omschrijving: z.string(),
  eenheid: z.string(),
  /** What stands at the location. */
  huidig: z.number(),
  keuringsNummer: z.string(),
  serienummer: z.string(),
  /** Until when the piece is good. */
  keuringsDatum: CalendarDate.nullable(),
  keuringsWaarschuwing: InspectionSign,
  /** False when the last inspection of one of its kinds was not passed. */
  goedgekeurd: z.boolean(),
  afbeelding: z.string().nullable(),
})

/** A piece or a counted item in stock (R-ENT-39). */
export const PlantItem = PieceFacts.extend({
  /** How many there are over the locations that the setting names (R-PRICE-05); null when it hides them. */
  beschikbaar: z.number().nullable(),
  /** Ordered for this location and not there yet. */
  inAanvoer: z.number(),
  /** Asked to be removed and still there. */
  inAfvoer: z.number(),
  /** What may still be returned. */
  retourAantal: z.number(),
  bulk: z.boolean(),
  external: z.boolean(),
  saleType: ShownPriceType,
  beschikbaarVanaf: CalendarDate.nullable(),
  verwachteRetourDatum: CalendarDate.nullable(),
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  gewichtPerStuk: z.number(),
})
export type PlantItem = z.output<typeof PlantItem>

/** Where an answer comes from: the back office itself, or the copy of its data and when that was last in step. */
const Source = z.object({
  bron: z.enum(['backoffice', 'kopie']),
  /** When what is answered was true; null when the copy was never read. */
  stand: z.iso.datetime().nullable(),
})

/** One arrival or departure (R-ENT-38). Numbers of locations that are not the user's are left empty. */
export const StockHistoryEntry = z.object({
  datum: CalendarDate.nullable(),
  materieellocatie: z.string(),
  type: ShownItemKind,
  materieelSoort: z.string(),
  materieelNummer: z.string(),
  omschrijving: z.string(),
  /** Positive comes, negative goes. */
  aantal: z.number(),
  salesType: ShownPriceType,
  bulk: z.boolean(),
  external: z.boolean(),
  removedDate: CalendarDate.nullable(),
  deliveredOrderNumber: z.string(),
  removedOrderNumber: z.string(),
  fromLocationNumber: z.string(),
  toLocationNumber: z.string(),
})
export type StockHistoryEntry = z.output<typeof StockHistoryEntry>

export const StockHistory = Source.extend({
  /** Newest first. */
  items: z.array(StockHistoryEntry),
  /** False when there is more than fits in one answer. */
  volledig: z.boolean(),
})
export type StockHistory = z.output<typeof StockHistory>

/** One kind of equipment at one location of the user. */
export const StockAtLocation = z.object({
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  materieelSoort: z.string(),
  type: ShownItemKind,
  omschrijving: z.string(),
  eenheid: z.string(),
  huidig: z.number(),
  /** Numbered pieces among them. */
  stuks: z.number().int(),
  inAanvoer: z.number(),
  inAfvoer: z.number(),
  /** The first inspection of one of the pieces. */
  keuringsDatum: CalendarDate.nullable(),
  keuringsWaarschuwing: InspectionSign,
  saleType: ShownPriceType,
  verwachteRetourDatum: CalendarDate.nullable(),
  afbeelding: z.string().nullable(),
})
export type StockAtLocation = z.output<typeof StockAtLocation>

/** A piece or a counted item at one of the locations of a project, with the post that its rent goes to (decision: invoices). */
export const ProjectItem = PieceFacts.extend({
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  /** Empty while nothing of it was booked on one. */
  bewakingspost: z.string(),
  inAanvoer: z.number(),
  inAfvoer: z.number(),
  saleType: ShownPriceType,
  verwachteRetourDatum: CalendarDate.nullable(),
  toonPrijs: z.boolean(),
  huurPrijsWeek: z.number(),
})
export type ProjectItem = z.output<typeof ProjectItem>

/** One kind of equipment on one post of one project of the user. */
export const StockOfProject = z.object({
  /** Empty for locations of no project. */
  projectNummer: z.string(),
  bewakingspost: z.string(),
  /** One of the locations where it stands, to read it by. */
  materieellocatie: z.string(),
  aantalLocaties: z.number().int(),
  materieelSoort: z.string(),
  type: ShownItemKind,
  omschrijving: z.string(),
  eenheid: z.string(),
  huidig: z.number(),
  stuks: z.number().int(),
  inAanvoer: z.number(),
  inAfvoer: z.number(),
  saleType: ShownPriceType,
  afbeelding: z.string().nullable(),
})
export type StockOfProject = z.output<typeof StockOfProject>

/** A piece that was looked for, and where it stands. */
export const FoundPiece = PieceFacts.extend({
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  adres: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  contactpersoon: z.string(),
  telefoonnummer: z.string(),
  geblokkeerd: z.boolean(),
})
export type FoundPiece = z.output<typeof FoundPiece>

export const PresentItem = z.object({
  materieelSoort: z.string(),
  materieelNummer: z.string(),
  type: ShownItemKind,
  omschrijving: z.string(),
  huidig: z.number(),
})

const Identified = z.object({ gebruikerLogin: UserName })
const AtLocation = Identified.extend({ materieellocatie: LocationNo })
const ownStock = {
  access: 'location.view',
  area: 'AppMaterieelvoorraad',
  location: 'materieellocatie',
  identity: 'gebruikerLogin',
} as const

export const stock = {
  getStock: query('/api/MaterieelVoorraad/ToonVoorraad', {
    summary: 'What stands at a location: numbered pieces and counted items, or only one of them.',
    ...ownStock,
    reads: ['catalogue', 'prices', 'texts', 'locations', 'stock', 'inspections'],
    kept: true,
    paged: true,
    in: AtLocation.extend({
      materieelSoort: ItemNo.optional(),
      materieelNummer: z.string().trim().max(20).optional(),
      pagina: PageNo,
    }),
    out: z.object({ items: z.array(PlantItem), totaal: RowsInAll }),
  }),
  getStockHistory: query('/api/MaterieelVoorraad/VoorraadVerloop', {
    summary: 'What came to a location and went, live from the back office, of one item or of everything.',
    ...ownStock,
    reads: ['catalogue', 'texts', 'locations', 'stock', 'orders', 'exitOrders', 'tasks'],
    in: AtLocation.extend({ materieelSoort: ItemNo.optional(), type: ItemKind.optional() }),
    out: StockHistory,
  }),
  getPieceHistory: query('/api/MaterieelVoorraad/VoorraadVerloopMaterieelStuk', {
    summary: 'The way of one piece over the locations of the user, live from the back office.',
    ...ownStock,
    reads: ['catalogue', 'texts', 'locations', 'stock', 'orders', 'exitOrders', 'tasks'],
    in: AtLocation.extend({ materieelSoort: ItemNo, materieelNummer: ItemNo }),
    out: StockHistory,
  }),
  getAllStock: query('/api/MaterieelVoorraad/VoorradenLocaties', {
    summary: 'What stands at all locations of the user, one row for each kind of equipment at each location.',
    access: 'session',
    area: 'AppMaterieelvoorraad',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'texts', 'locations', 'stock', 'inspections'],
    in: Identified.extend({ zoekterm: z.string().trim().max(100).default('') }),
    out: z.object({
      items: z.array(StockAtLocation),
      /** Rows there are; more than `items` when they do not fit in one answer. */
      totaal: z.number().int(),
    }),
  }),
  checkStockPresent: query('/api/MaterieelVoorraad/CheckVoorraadAanwezig', {
    summary: 'Whether anything stands at a location, live from the back office, e.g. before deregistering it.',
    ...ownStock,
    reads: ['catalogue', 'prices', 'texts', 'stock', 'inspections', 'tasks'],
    in: AtLocation,
    out: Source.extend({
      aanwezig: z.boolean(),
      /** Kinds and pieces that are there. */
      aantalRegels: z.number().int(),
      /** The first of them. */
      items: z.array(PresentItem),
    }),
  }),
  findPiece: query('/api/MaterieelVoorraad/FindMaterieelOnMaterieelVoorraad', {
    summary: 'Pieces by inspection, equipment or serial number at any location of the user (R-ROUTE-21).',
    access: 'session',
    area: 'AppLocatie',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'texts', 'locations', 'stock', 'inspections'],
    in: Identified.extend({ zoekterm: z.string().trim().min(1).max(50) }),
    errors: ['zoeken.term_te_kort'],
    out: z.object({ items: z.array(FoundPiece), meer: z.boolean() }),
  }),
  getProjectStock: query('/api/MaterieelVoorraad/ToonVoorraadDura', {
    summary: 'What stands at the locations of the project of a location, each with its cost-control post.',
    ...ownStock,
    capability: 'stock.project',
    reads: ['catalogue', 'prices', 'texts', 'locations', 'stock', 'inspections', 'invoices'],
    in: AtLocation,
    out: z.object({
      /** Null when the location belongs to no project; then it is read by itself. */
      projectNummer: z.string().nullable(),
      items: z.array(ProjectItem),
    }),
  }),
  getAllProjectStock: query('/api/MaterieelVoorraad/VoorradenLocatiesDura', {
    summary: 'What stands at all projects of the user, one row for each kind of equipment on each post of a project.',
    access: 'session',
    area: 'AppMaterieelvoorraad',
    capability: 'stock.project',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'texts', 'locations', 'stock', 'invoices'],
    in: Identified.extend({ zoekterm: z.string().trim().max(100).default('') }),
    out: z.object({ items: z.array(StockOfProject), totaal: z.number().int() }),
  }),
}
