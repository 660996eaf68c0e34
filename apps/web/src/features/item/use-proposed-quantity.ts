import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { recommendedQuantity } from '@portal/domain/order-list/recommended.ts'
import { useSettings } from '../../lib/settings.ts'
import { useOrderTips } from './use-order-tips.ts'

/** The quantity to start from: what is recommended, while the company shows that (R-SCR-ITEM-04, OP-16). */
export function useProposedQuantity(item: CatalogueItem): number | null {
  const shown = useSettings().bool('AppDetails_AanbevolenAantal')
  const { data } = useOrderTips(item.materieelSoort)
  if (!shown) return null
  const given = [{ aanbevolenAantal: data?.aanbevolenAantal ?? null }, ...(data?.items ?? [])]
  return recommendedQuantity(item, given)
}
