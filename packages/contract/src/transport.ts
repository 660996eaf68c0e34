import { erpLengths } from '@portal/domain/forms/erp-lengths.ts'
import { transportTimes } from '@portal/domain/requests/request-draft.ts'
import { z } from 'zod'
import { command } from './define.ts'
import { endPlace, targetErrors } from './moving.ts'
import { mailTexts } from './removing.ts'
import { PlacedRequest } from './request-records.ts'
import {
  City,
  ContactName,
  Locale,
  LocationNo,
  PhoneNo,
  PlaceName,
  PostCode,
  Reference,
  SentDate,
  StreetAddress,
  TransportMeans,
  UserName,
} from './values.ts'

/** `HH:MM`, or empty. What is no time of the clock is refused by the rule, beside its field. */
const ClockTime = z.string().trim().max(5)
/** No preference, first working day, morning, afternoon (OP-12). */
const TimeChoice = z.enum(transportTimes)

/** What the transport wizard sends; the names are those of the transport form and of AddAfvoer (OP-56). */
const TransportRequest = z.object({
  language: Locale,
  gebruiker: UserName,
  /** Where the goods are loaded. */
  materieelLocatie: LocationNo,
  reference: Reference,
  transportDatum: SentDate.nullable(),
  keuzeLaadTijd: TimeChoice.default('0'),
  laadtijdStart: ClockTime.default(''),
  laadtijdEind: ClockTime.default(''),
  keuzeLosTijd: TimeChoice.default('0'),
  lostijdStart: ClockTime.default(''),
  lostijdEind: ClockTime.default(''),
  transportmiddel: TransportMeans,
  /** What is to be transported, in the person's own words; no stock moves by it. */
  lading: z.string().trim().max(erpLengths.load),
  laadopties: z.array(z.string().trim().max(erpLengths.loadingOptions)).max(20).default([]),
  wieLaadt: z.string().trim().max(erpLengths.loadedBy).default(''),
  /** The loading address; with a code its text comes from the record. */
  vanAdressCode: z.string().trim().max(20).default(''),
  vanWerkadres: PlaceName,
  vanAdres: StreetAddress,
  vanPostcode: PostCode,
  vanPlaats: City,
  vanContactpersoon: ContactName,
  vanTelefoonnummer: PhoneNo,
  ...endPlace,
  /** The person accepted the terms (R-REQ-07). */
  voorwaardenGeaccepteerd: z.boolean().default(false),
  ...mailTexts,
})
export type TransportRequest = z.output<typeof TransportRequest>

export const transport = {
  placeTransport: command('/api/MaterieelAanvraag/AddTransportAanvraag', {
    perMinute: 30,
    summary: 'Ask for transport of a load from a location to another one.',
    access: 'request.submit',
    area: 'AppMaterieelTransportAanvraag',
    location: 'materieelLocatie',
    identity: 'gebruiker',
    changes: ['requests', 'outbox', 'mails'],
    in: TransportRequest,
    out: PlacedRequest,
    errors: [
      ...targetErrors,
      'transport.eigen_locatie',
      'locatie.geblokkeerd',
      'locatie.alleen_lezen',
      'validatie.verplicht',
      'validatie.keuze',
      'validatie.max_tekens',
      'validatie.voorwaarden',
      'datum.geblokkeerd',
      'datum.weekend',
      'datum.gesloten',
      'datum.verleden',
      'datum.te_ver',
      'tijd.eind_voor_start',
      'tijd.lossen_voor_laden',
      'adres.niet_gevonden',
      'verzoek.sleutel_hergebruikt',
    ],
  }),
}
