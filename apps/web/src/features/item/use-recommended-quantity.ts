import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { recommendedQuantity } from '@portal/domain/order-list/recommended.ts'
import { useSettings } from '../../lib/settings.ts'
import { useOrderTips } from './use-order-tips.ts'

/** What is recommended of this item while the company shows that; null while it is read and when nothing is. */
export function useRecommendedQuantity(item: CatalogueItem): number | null {
  const shown = useSettings().bool('AppDetails_AanbevolenAantal')
  const own = useOrderTips(item.materieelSoort).data?.aanbevolenAantal ?? null
  return shown ? recommendedQuantity(own, item.bestelEenheid) : null
}
