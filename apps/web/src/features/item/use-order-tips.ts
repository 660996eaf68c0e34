import { item } from '@portal/contract/item.ts'
import { useSettings } from '../../lib/settings.ts'
import { useCall } from '../../lib/use-call.ts'

const staleMs = 10 * 60_000

/** The tips of an item with its recommended quantity; asked once for both. */
export function useOrderTips(materieelSoort: string) {
  const settings = useSettings()
  const enabled = settings.bool('AppDetails_BestelTips') || settings.bool('AppDetails_AanbevolenAantal')
  return useCall(item.getOrderTips, { materieelSoort }, { staleMs, enabled })
}
