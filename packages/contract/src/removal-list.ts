import { z } from 'zod'
import { command, query } from './define.ts'
import {
  Changed,
  Id,
  ItemKind,
  ItemNo,
  LineOutcome,
  OfLocation,
  OfProject,
  Quantity,
  Remark,
  ShownPriceType,
} from './values.ts'

/** Blank for what is only counted. */
const PieceNo = z.string().trim().max(20)
const mostLines = 5000

/** One piece, or a number of one counted thing, that is to leave a location (R-ENT-12, R-ENT-42). */
export const RemovalListItem = z.object({
  id: Id,
  type: ItemKind,
  materieelSoort: z.string(),
  materieelNummer: z.string(),
  materieelLocatie: z.string(),
  retourAantal: z.number().int(),
  opmerking: z.string(),
  /** Kilograms. */
  gewichtPerStuk: z.number(),
  omschrijving: z.string(),
  eenheid: z.string(),
  serieNummer: z.string(),
  keuringsNummer: z.string(),
  afbeelding: z.string().nullable(),
  priceType: ShownPriceType,
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  /** What stands at the location and nobody has asked to be taken away yet; a quantity may be capped at it (R-RULE-01). */
  aanwezig: z.number(),
})
export type RemovalListItem = z.output<typeof RemovalListItem>

/** Beside what the spec names: the version that a save must repeat, so that it never overwrites a newer list. */
const ListAnswer = z.object({ afvoerlijstItems: z.array(RemovalListItem), versie: z.number().int() })

const changes = {
  items: z.array(z.object({ id: Id, retourAantal: Quantity, opmerking: Remark })).max(mostLines),
  versie: z.number().int(),
}
const quantityErrors = [
  'validatie.aantal_leeg',
  'validatie.aantal_bereik',
  'validatie.aantal_stuk',
  'validatie.aantal_voorraad',
] as const
const updateErrors = [
  'reject.items_leeg',
  'error.tussentijds_gewijzigd',
  'locatie.geblokkeerd',
  'locatie.alleen_lezen',
  'validatie.max_tekens',
  ...quantityErrors,
] as const

export const removalList = {
  getRemovalList: query('/GetAfvoerlijst', {
    summary: 'The removal list of the user at one location (R-PAY-01).',
    access: 'location.view',
    area: 'AppAfvoerlijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'prices', 'texts', 'stock', 'removalLists'],
    kept: true,
    in: OfLocation,
    out: ListAnswer,
  }),
  getProjectRemovalList: query('/GetAfvoerlijstProject', {
    summary: 'The removal lists of the user at all their locations of one project, as one list (R-PAY-02, OP-34).',
    access: 'location.view',
    area: 'AppAfvoerlijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'prices', 'texts', 'locations', 'stock', 'removalLists'],
    kept: true,
    in: OfProject,
    out: ListAnswer,
  }),
  addItems: command('/AddToAfvoerlijst', {
    summary: 'Add pieces and counted things to the list of a location; what is counted adds up, a piece stays one.',
    access: 'removalList.edit',
    area: 'AppAfvoerlijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['removalLists'],
    mayWait: true,
    in: OfLocation.extend({
      items: z
        .array(
          z.object({
            type: ItemKind,
            materieelSoort: ItemNo,
            materieelNummer: PieceNo,
            retourAantal: Quantity,
            opmerking: Remark.optional(),
          }),
        )
        .max(mostLines),
    }),
    out: z.object({
      /** New lines, lines that grew, and pieces that were on the list already. */
      toegevoegd: z.number().int(),
      opgehoogd: z.number().int(),
      alAanwezig: z.number().int(),
      versie: z.number().int(),
    }),
    errors: [
      'reject.items_leeg',
      'locatie.geblokkeerd',
      'locatie.alleen_lezen',
      'validatie.max_tekens',
      ...quantityErrors,
    ],
  }),
  addScanned: command('/AddScannedItemToAfvoerlijst', {
    summary:
      'Add what a label says: a piece number, serial number, inspection number, `soort-nummer`, or a counted item number.',
    access: 'removalList.edit',
    area: 'AppAfvoerlijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['removalLists'],
    mayWait: true,
    in: OfLocation.extend({ code: z.string().max(500) }),
    out: z.object({
      uitkomst: z.enum(['toegevoegd', 'opgehoogd', 'al_op_lijst']),
      id: Id,
      materieelSoort: z.string(),
      materieelNummer: z.string(),
      omschrijving: z.string(),
      retourAantal: z.number().int(),
      aanwezig: z.number(),
      /** The back office has blocked the piece or taken it out of service; it may go back all the same. */
      geblokkeerd: z.boolean(),
    }),
    errors: [
      'locatie.geblokkeerd',
      'locatie.alleen_lezen',
      'scan.mislukt',
      'scan.niet_gevonden',
      'scan.vreemd',
      'scan.elders',
      ...quantityErrors,
    ],
  }),
  updateItems: command('/UpdateAfvoerlijstItems', {
    summary: 'Set quantity and remark of lines; a save on top of a newer list is refused, never merged (R-CALL-10).',
    access: 'removalList.edit',
    area: 'AppAfvoerlijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['removalLists'],
    in: OfLocation.extend(changes),
    out: z.object({ versie: z.number().int() }),
    errors: updateErrors,
  }),
  updateProjectItems: command('/UpdateAfvoerlijstProjectItems', {
    summary: 'As UpdateAfvoerlijstItems, over all locations of one project (R-CALL-11).',
    access: 'removalList.edit',
    area: 'AppAfvoerlijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['removalLists'],
    in: OfProject.extend(changes),
    out: z.object({ versie: z.number().int() }),
    errors: updateErrors,
  }),
  changeLine: command('/api/Afvoerlijst/WijzigRegel', {
    summary:
      'Change one line on top of whatever changed beside it; where a field has a third value by now, or the line is gone, nothing changes and the answer says so.',
    access: 'removalList.edit',
    area: 'AppAfvoerlijst',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['removalLists'],
    mayWait: true,
    in: OfLocation.extend({
      id: Id,
      retourAantal: Changed(Quantity).optional(),
      opmerking: Changed(Remark).optional(),
    }),
    out: LineOutcome,
    errors: ['locatie.geblokkeerd', 'locatie.alleen_lezen', 'validatie.max_tekens', ...quantityErrors],
  }),
  removeItem: command('/DeleteAfvoerlijstItem', {
    summary: 'Remove one line.',
    access: 'removalList.edit',
    area: 'AppAfvoerlijst',
    location: 'record',
    changes: ['removalLists'],
    mayWait: true,
    in: z.object({ id: Id }),
    out: z.null(),
    errors: ['locatie.geblokkeerd', 'locatie.alleen_lezen'],
  }),
  removeItems: command('/DeleteAfvoerlijstItems', {
    summary: 'Remove the lines named, and only those; lines that are gone already are passed over.',
    access: 'removalList.edit',
    area: 'AppAfvoerlijst',
    location: 'record',
    changes: ['removalLists'],
    mayWait: true,
    in: z.object({ items: z.array(z.object({ id: Id })).max(mostLines) }),
    out: z.null(),
    errors: ['reject.items_leeg', 'locatie.geblokkeerd', 'locatie.alleen_lezen'],
  }),
}
