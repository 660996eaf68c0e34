import { firstContact } from '@portal/domain/ordering/prefill-order-form.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useWizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import type { TransportReady } from './TransportGate.tsx'
import type { CompletedTransport, TransportAnswerForm, TransportAnswers, TransportAttempt } from './transport-flow.ts'
import { transportFlow } from './transport-flow.ts'

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
      vanAdrescode: address?.code ?? '',
      vanWerkadres: address?.naam ?? location.adres,
      vanAdres: address?.adres ?? location.adres,
      vanPostcode: address?.postcode ?? location.postcode,
      vanPlaats: address?.plaats ?? location.plaats,
      vanContactpersoon: contact.contactpersoon,
      vanTelefoonnummer: contact.telefoonnummer,
    }
  }
  return useWizardAnswers<TransportAnswerForm, TransportAttempt, CompletedTransport>(
    transportFlow,
    location.nummer,
    firstForm,
  )
}
