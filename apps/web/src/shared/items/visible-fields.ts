import { visibleColumns } from '@portal/domain/catalogue/visible-columns.ts'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { usePricesVisible } from './use-prices-visible.ts'

const priceFields: ReadonlySet<string> = new Set(['huurPrijs', 'huurPrijsWeek', 'verkoopPrijs'])
const none: ReadonlySet<string> = new Set()

/** What cards and rows show of an item: the setting Catalogus_Kolommen, without prices for who may not see them. */
export function useCatalogueFields(): ReadonlySet<string> {
  const columns = useSettings().column('Catalogus_Kolommen')
  const pricesVisible = usePricesVisible()
  return useMemo(() => new Set(visibleColumns(columns, pricesVisible ? none : priceFields)), [columns, pricesVisible])
}

/** What an order list shows of a line: the setting Bestellijst_Kolommen. */
export function useOrderListFields(): ReadonlySet<string> {
  const columns = useSettings().column('Bestellijst_Kolommen')
  const pricesVisible = usePricesVisible()
  return useMemo(() => new Set(visibleColumns(columns, pricesVisible ? none : priceFields)), [columns, pricesVisible])
}
