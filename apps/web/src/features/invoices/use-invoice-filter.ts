import type { CallInput } from '@portal/contract/define.ts'
import type { invoices } from '@portal/contract/invoices.ts'
import { useSession } from '../../lib/session.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'
import type { InvoicesView } from './invoices-view.ts'

export type AskedInvoices = Omit<CallInput<typeof invoices.getInvoices>, 'pagina' | 'rijen' | 'sorteer' | 'aflopend'>

/** What is asked of the chosen location, or of its project while that is selected. */
export function useInvoiceFilter(location: Location, view: InvoicesView, search: string): AskedInvoices {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const projectNummer = useSelectedProject()
  return {
    gebruikerLogin,
    materieellocatie: location.nummer,
    ...(projectNummer === null ? {} : { projectNummer }),
    zoekterm: search.slice(0, 50),
    soort: view.kind,
    staat: view.state,
    van: view.from,
    tot: view.until,
    alleenTeLang: view.onlyTooLong,
    betreft: view.regards,
  }
}
