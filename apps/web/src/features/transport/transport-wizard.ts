import { transport } from '@portal/contract/transport.ts'
import { firstContact } from '@portal/domain/ordering/prefill-order-form.ts'
import { toWire } from '@portal/domain/requests/wire-fields.ts'
import type { TransportFault } from '@portal/domain/transport/validate-transport.ts'
import { neededForTransport } from '@portal/domain/transport/validate-transport.ts'
import { call } from '../../lib/call.ts'
import type { MissingWords } from '../../lib/fault-words.ts'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { missingInRequests } from '../../shared/requesting/missing-words.ts'
import { endPlaceLabels } from '../../shared/requesting/target-place.ts'
import { useFinish } from '../../shared/requesting/use-finish.ts'
import { useWizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import { attemptFor } from '../../shared/requesting/wizard-draft.ts'
import type { FieldLook } from '../../shared/requesting/wizard-faults.ts'
import type { TransportReady } from './TransportGate.tsx'
import type { CompletedTransport, TransportAnswerForm, TransportAnswers, TransportAttempt } from './transport-flow.ts'
import { transportFlow } from './transport-flow.ts'

export type TransportField = TransportFault['field']

const labels: Readonly<Record<TransportField, TextKey>> = {
  deliveryDate: 'transport.date',
  reference: 'wizard.reference',
  loadingChoice: 'transport.loadTime',
  loadingFrom: 'transport.loadFrom',
  loadingUntil: 'transport.loadUntil',
  unloadingChoice: 'transport.unloadTime',
  unloadingFrom: 'transport.unloadFrom',
  unloadingUntil: 'transport.unloadUntil',
  transportMeans: 'wizard.transportMeans',
  load: 'transport.load',
  loadingOptions: 'transport.loadOptions',
  loadedBy: 'transport.whoLoads',
  pickupCode: 'wizard.fromLocation',
  pickupName: 'wizard.fromLocation',
  pickupAddress: 'wizard.street',
  pickupPostCode: 'wizard.postcode',
  pickupCity: 'wizard.city',
  pickupContact: 'wizard.contact',
  pickupPhoneNo: 'wizard.phone',
  ...endPlaceLabels,
  termsAccepted: 'wizard.acceptTerms',
}

const missing: MissingWords = {
  ...missingInRequests,
  deliveryDate: 'missing.transportDate',
  loadingChoice: 'missing.loadingChoice',
  loadingFrom: 'missing.loadingFrom',
  loadingUntil: 'missing.loadingUntil',
  unloadingChoice: 'missing.unloadingChoice',
  unloadingFrom: 'missing.unloadingFrom',
  unloadingUntil: 'missing.unloadingUntil',
  load: 'missing.load',
  loadingOptions: 'missing.loadingOptions',
  loadedBy: 'missing.loadedBy',
  pickupCode: 'missing.fetchAddresses',
  pickupName: 'missing.fetchAddresses',
  pickupAddress: 'missing.street',
  pickupPostCode: 'missing.postcode',
  pickupCity: 'missing.city',
  pickupContact: 'missing.contact',
  pickupPhoneNo: 'missing.phone',
}

/** How the fields of a transport request are called, and which have to be filled (R-REQ-07). */
export function useTransportFields() {
  const text = useText()
  const termsNeeded = useSettings().bool('TransportAanvraag_VoorwaardenVerplicht')
  const isRequired = (field: TransportField) =>
    field === 'termsAccepted' ? termsNeeded : neededForTransport.some((needed) => needed === field)
  return { labelOf: (field: TransportField) => text(labels[field]), isRequired, missing }
}

/** What every group of fields of the transport form gets. */
export interface TransportPartProps extends Pick<TransportAnswers, 'form' | 'change'> {
  readonly look: (field: TransportField) => FieldLook
}

/** The answers of a transport request; address and contact begin with those of the location (R-PRICE-07). */
export function useTransportAnswers({ location, place }: TransportReady): TransportAnswers {
  const settings = useSettings()
  const { claims } = useSession()
  const userIsContact = settings.bool('Gebruiker_AlsContactpersoon')
  const firstForm = (form: TransportAnswerForm): TransportAnswerForm => {
    if (form.prefilled) return form
    const address = place?.adressen.find(({ code }) => code === location.nummer) ?? place?.adressen[0]
    const user = { naam: claims?.name ?? '', telefoonnummer: claims?.phone ?? '' }
    const contact = firstContact(place ?? location, { user, userIsContact })
    return {
      ...form,
      prefilled: true,
      pickupCode: address?.code ?? '',
      pickupName: address?.naam ?? location.adres,
      pickupAddress: address?.adres ?? location.adres,
      pickupPostCode: address?.postcode ?? location.postcode,
      pickupCity: address?.plaats ?? location.plaats,
      pickupContact: contact.contactpersoon,
      pickupPhoneNo: contact.telefoonnummer,
    }
  }
  return useWizardAnswers<TransportAnswerForm, TransportAttempt, CompletedTransport>(
    transportFlow,
    location.nummer,
    firstForm,
  )
}

/** Asks for the transport with the fields of AddTransportAanvraag. */
export function useFinishTransport(locationNo: string, answers: TransportAnswers) {
  const gebruiker = useSession().claims?.userName ?? ''
  const language = useLocale()
  const { store, form, draft } = answers
  const input: TransportAttempt['input'] = {
    language,
    gebruiker,
    materieelLocatie: locationNo,
    ...toWire('transport', form),
    voorwaardenGeaccepteerd: draft.wizard.termsAccepted,
  }
  const answersOfNow = () => attemptFor<TransportAttempt>(store.get(), { input }, crypto.randomUUID())
  return useFinish({
    store,
    emptyForm: transportFlow.emptyForm,
    // No list and no version stand between two transports: what was sent is final until its answer is known.
    nextAttempt: () => {
      const { attempt } = store.get()
      return attempt?.uncertain === true ? attempt : answersOfNow()
    },
    isOutdated: ({ key }) => answersOfNow().key !== key,
    send: async ({ input, key }) => {
      const { aanvraagnummer, erpNummer, mail } = await call(transport.placeTransport, input, { idempotencyKey: key })
      return { number: aanvraagnummer, erpNumber: erpNummer, mail, wantedDate: input.transportDatum }
    },
  })
}
