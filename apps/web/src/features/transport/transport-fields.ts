import { transportCallField } from '@portal/domain/transport/transport-wire-fields.ts'
import type { TransportFault } from '@portal/domain/transport/validate-transport.ts'
import { neededForTransport } from '@portal/domain/transport/validate-transport.ts'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { endPlaceLabels } from '../../shared/requesting/target-place.ts'

export type TransportField = TransportFault['field']

const labels: Readonly<Record<TransportField, TextKey>> = {
  transportDatum: 'transport.date',
  referentie: 'wizard.reference',
  keuzeLaadTijd: 'transport.loadTime',
  laadtijdStart: 'transport.loadFrom',
  laadtijdEind: 'transport.loadUntil',
  keuzeLosTijd: 'transport.unloadTime',
  lostijdStart: 'transport.unloadFrom',
  lostijdEind: 'transport.unloadUntil',
  transportmiddel: 'wizard.transportMeans',
  lading: 'transport.load',
  laadopties: 'transport.loadOptions',
  wieLaadt: 'transport.whoLoads',
  vanAdrescode: 'wizard.fromLocation',
  vanWerkadres: 'wizard.fromLocation',
  vanAdres: 'wizard.street',
  vanPostcode: 'wizard.postcode',
  vanPlaats: 'wizard.city',
  vanContactpersoon: 'wizard.contact',
  vanTelefoonnummer: 'wizard.phone',
  ...endPlaceLabels,
  termsAccepted: 'wizard.acceptTerms',
}

/** Form field → its name in the call. */
export const transportCallFieldOf: Readonly<Record<TransportField, string>> = Object.fromEntries(
  // The keys of the closed table above, which Object.keys widens to string.
  (Object.keys(labels) as TransportField[]).map((field) => [field, transportCallField(field)]),
) as Record<TransportField, string>

/** How the fields of a transport request are called, and which have to be filled (R-REQ-07). */
export function useTransportFields() {
  const text = useText()
  const termsNeeded = useSettings().bool('TransportAanvraag_VoorwaardenVerplicht')
  const isRequired = (field: TransportField) =>
    field === 'termsAccepted' ? termsNeeded : neededForTransport.some((needed) => needed === field)
  return { labelOf: (field: TransportField) => text(labels[field]), isRequired }
}
