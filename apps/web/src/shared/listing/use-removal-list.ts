import { removalList } from '@portal/contract/removal-list.ts'
import { useSession } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLocation } from '../location/location-store.ts'
import { useSelectedProject } from '../location/selected-project.ts'
import { removedLines } from './removed-lines.ts'
import { useWithQueue } from './with-queue.ts'

/** What asks for the removal list of the chosen location, or of its project while that is selected (R-PAY-01, R-PAY-02). */
export function useRemovalListSource() {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const materieellocatie = useLocation()?.nummer ?? ''
  const projectNummer = useSelectedProject()
  const place = { gebruikerLogin, materieellocatie }
  return projectNummer === null
    ? { read: removalList.getRemovalList, save: removalList.updateItems, input: place, isProject: false }
    : {
        read: removalList.getProjectRemovalList,
        save: removalList.updateProjectItems,
        input: { ...place, projectNummer },
        isProject: true,
      }
}

type Reading = typeof removalList.getRemovalList | typeof removalList.getProjectRemovalList

/** The removal list with its lines; what is about to be sent asks for a fresh one with `staleMs` 0. */
export function useRemovalList(options: { readonly staleMs?: number } = {}) {
  const { read, input } = useRemovalListSource()
  const enabled = input.gebruikerLogin !== '' && input.materieellocatie !== ''
  return useWithQueue<Reading>(read, input, useCall<Reading>(read, input, { ...options, enabled }))
}

/** Lines on the removal list. */
export function useRemovalListCount(): number {
  const { data } = useRemovalList()
  const gone = useStore(removedLines)
  if (useLocation() === null) return 0
  return data?.afvoerlijstItems.filter(({ id }) => !gone.has(id)).length ?? 0
}
