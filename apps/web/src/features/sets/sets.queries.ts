import { sets } from '@portal/contract/sets.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'

export const setsScreen = '/sets'

const staleMs = 10 * 60_000

/** Whether there is a set to order; until that is known nothing leads to them. */
export function useSetsExist(): boolean {
  const canOpen = useScreens()(setsScreen)
  const { data } = useCall(sets.setsExist, {}, { enabled: canOpen, staleMs })
  return canOpen && data?.bestaat === true
}
