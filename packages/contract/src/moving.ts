import { z } from 'zod'
import { command } from './define.ts'
import { leavingErrors, leavingList, mailTexts, PlacedRequests } from './removing.ts'
import {
  City,
  ContactName,
  Locale,
  LocationNo,
  PhoneNo,
  PlaceName,
  PostCode,
  Reference,
  Remark,
  SentDate,
  StreetAddress,
  TransportMeans,
  UserName,
} from './values.ts'

/** Where goods go to. With a code the text of the address comes from the record, never from the client. */
export const endPlace = {
  endLocatie: z.string().trim().max(20),
  endAdressCode: z.string().trim().max(20).default(''),
  endWerkadres: PlaceName,
  endAdres: StreetAddress,
  endPostcode: PostCode,
  endPlaats: City,
  endContactpersoon: ContactName,
  endTelefoonnummer: PhoneNo,
}

/** Why a place cannot be the target of a move or transport. */
export const targetErrors = [
  'verplaatsen.zelfde_locatie',
  'verplaatsen.doel_geblokkeerd',
  'locatie.niet_bestelbaar',
] as const

/** What the move wizard sends; the names are those of the move form and of AddAfvoer (OP-56). */
const MoveRequest = z.object({
  language: Locale,
  gebruiker: UserName,
  materieelLocatie: LocationNo,
  reference: Reference,
  opmerking: Remark,
  ...leavingList,
  verplaatsDatum: SentDate.nullable(),
  retourDatum: SentDate.nullable(),
  transportmiddel: TransportMeans.default(''),
  ...endPlace,
  /** The person accepted the terms (R-REQ-07). */
  voorwaardenGeaccepteerd: z.boolean().default(false),
  ...mailTexts,
})
export type MoveRequest = z.output<typeof MoveRequest>

export const moving = {
  placeMove: command('/api/MaterieelAanvraag/AddVerplaasting', {
    perMinute: 30,
    summary: 'Ask for everything on the removal list to go to another location and clear the list, in one transaction.',
    access: 'request.submit',
    area: 'AppVerplaatsen',
    location: 'materieelLocatie',
    identity: 'gebruiker',
    changes: ['requests', 'removalLists', 'outbox', 'mails'],
    in: MoveRequest,
    out: PlacedRequests,
    errors: [...leavingErrors, ...targetErrors, 'verplaatsen.eigen_locatie', 'datum.retour_voor_lever'],
  }),
}
