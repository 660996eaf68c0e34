import { transport } from '@portal/contract/transport.ts'
import { call } from '../../lib/call.ts'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { endPlaceCallFields } from '../../shared/requesting/target-place.ts'
import { useFinish } from '../../shared/requesting/use-finish.ts'
import { attemptFor } from '../../shared/requesting/wizard-draft.ts'
import type { TransportAnswerForm, TransportAnswers, TransportAttempt } from './transport-flow.ts'
import { transportFlow } from './transport-flow.ts'

/** The part of the call that comes from the form. */
function formCallFields(form: TransportAnswerForm) {
  const { keuzeLaadTijd, laadtijdStart, laadtijdEind, keuzeLosTijd, lostijdStart, lostijdEind } = form
  return {
    transportDatum: form.transportDatum,
    reference: form.referentie.trim(),
    ...{ keuzeLaadTijd, laadtijdStart, laadtijdEind, keuzeLosTijd, lostijdStart, lostijdEind },
    transportmiddel: form.transportmiddel,
    lading: form.lading.trim(),
    laadopties: form.laadopties.map((option) => option.trim()).filter(Boolean),
    wieLaadt: form.wieLaadt,
    vanAdressCode: form.vanAdrescode,
    vanWerkadres: form.vanWerkadres.trim(),
    vanAdres: form.vanAdres.trim(),
    vanPostcode: form.vanPostcode.trim(),
    vanPlaats: form.vanPlaats.trim(),
    vanContactpersoon: form.vanContactpersoon.trim(),
    vanTelefoonnummer: form.vanTelefoonnummer.trim(),
    ...endPlaceCallFields(form),
  }
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
    ...formCallFields(form),
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
    refresh: [],
  })
}
