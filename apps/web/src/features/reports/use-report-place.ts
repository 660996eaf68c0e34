import { useSession } from '../../lib/session.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'

/** What every report is asked with: the chosen location, or its project while that is selected (OP-15). */
export function useReportPlace({ nummer }: Location) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const projectNummer = useSelectedProject()
  const place = { gebruikerLogin, materieellocatie: nummer }
  return projectNummer === null ? place : { ...place, projectNummer }
}
