import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { recommendedQuantity } from '@portal/domain/order-list/recommended.ts'
import { useSettings } from '../../lib/settings.ts'
import { useOrderTips } from './use-order-tips.ts'

export interface Proposal {
  /** Null while the tips are read, and when nothing is recommended. */
  readonly quantity: number | null
  /** The same as soon as the tips are there: for somebody who is faster than they are. */
  readonly whenKnown: () => Promise<number | null>
}

/** The quantity to start from: what is recommended, while the company shows that (R-SCR-ITEM-04, OP-16). */
export function useProposedQuantity(item: CatalogueItem): Proposal {
  const shown = useSettings().bool('AppDetails_AanbevolenAantal')
  const tips = useOrderTips(item.materieelSoort)
  const proposalOf = (data: typeof tips.data) => {
    if (!shown) return null
    const given = [{ aanbevolenAantal: data?.aanbevolenAantal ?? null }, ...(data?.items ?? [])]
    return recommendedQuantity(item, given)
  }
  const quantity = proposalOf(tips.data)
  const whenKnown = async () => {
    if (quantity !== null || !tips.isLoading) return quantity
    return proposalOf((await tips.refetch({ cancelRefetch: false })).data)
  }
  return { quantity, whenKnown }
}
