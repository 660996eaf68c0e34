import { transportTimes } from '@portal/domain/transport/transport-form.ts'
import { z } from 'zod'
import { command } from './define.ts'
import { endPlace, targetErrors } from './moving.ts'
import { mailTexts } from './removing.ts'
import { PlacedRequest } from './requests.ts'
import { Locale, LocationNo, Remark, SentDate, Text250, UserName } from './values.ts'

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
  reference: Text250,
  transportDatum: SentDate.nullable(),
  keuzeLaadTijd: TimeChoice.default('0'),
  laadtijdStart: ClockTime.default(''),
  laadtijdEind: ClockTime.default(''),
  keuzeLosTijd: TimeChoice.default('0'),
  lostijdStart: ClockTime.default(''),
  lostijdEind: ClockTime.default(''),
  transportmiddel: Text250,
  /** What is to be transported, in the person's own words; no stock moves by it. */
  lading: Remark,
  laadopties: z.array(Text250).max(20).default([]),
  wieLaadt: Text250.default(''),
  /** The loading address; with a code its text comes from the record. */
  vanAdressCode: z.string().trim().max(20).default(''),
  vanWerkadres: Text250,
  vanAdres: Text250,
  vanPostcode: z.string().trim().max(20),
  vanPlaats: Text250,
  vanContactpersoon: Text250,
  vanTelefoonnummer: z.string().trim().max(30),
  ...endPlace,
  /** The person accepted the terms (R-REQ-07). */
  voorwaardenGeaccepteerd: z.boolean().default(false),
  ...mailTexts,
})
export type TransportRequest = z.output<typeof TransportRequest>

export const transport = {
  placeTransport: command('/api/MaterieelAanvraag/AddTransportAanvraag', {
    summary: 'Ask for transport of a load from a location to another one.',
    access: 'request.submit',
    area: 'AppMaterieelTransportAanvraag',
    location: 'materieelLocatie',
    identity: 'gebruiker',
    in: TransportRequest,
    out: PlacedRequest,
    errors: [
      ...targetErrors,
      'transport.eigen_locatie',
      'locatie.geblokkeerd',
      'validatie.verplicht',
      'validatie.keuze',
      'validatie.max_tekens',
      'validatie.voorwaarden',
      'datum.geblokkeerd',
      'datum.weekend',
      'datum.verleden',
      'tijd.eind_voor_start',
      'tijd.lossen_voor_laden',
      'adres.niet_gevonden',
      'verzoek.sleutel_hergebruikt',
    ],
  }),
}
