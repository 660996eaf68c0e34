import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { firstQuantity } from '@portal/domain/order-list/recommended.ts'
import { useEffect, useState } from 'react'
import { rememberViewed } from '../../lib/last-viewed.ts'
import { useScreenName } from '../../lib/screen-name.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { AddingNotice } from '../../shared/items/AddingNotice.tsx'
import { FavouriteButton } from '../../shared/items/FavouriteButton.tsx'
import { useAdding } from '../../shared/items/use-adding.ts'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { AddItem } from './AddItem.tsx'
import { DecidingData } from './DecidingData.tsx'
import { IncludedItems } from './IncludedItems.tsx'
import classes from './Item.module.css'
import { ItemCrumbs } from './ItemCrumbs.tsx'
import { ItemDocuments } from './ItemDocuments.tsx'
import { ItemDrawing } from './ItemDrawing.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemPrices } from './ItemPrices.tsx'
import { OrderTips } from './OrderTips.tsx'
import { TechnicalData } from './TechnicalData.tsx'

export function ItemDetail({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const settings = useSettings()
  const adding = useAdding()
  const [quantity, setQuantity] = useState<number | null>(() => firstQuantity(item.bestelEenheid))
  useEffect(() => rememberViewed(item.materieelSoort), [item.materieelSoort])
  useScreenName(item.omschrijving)
  const narrow = useNarrowScreen()
  const addItem = item.bestelbaar && adding === 'ready' && (
    <AddItem item={item} quantity={quantity} onQuantity={setQuantity} />
  )

  return (
    <Stack as="article" gap={4} shrinks className={classes.page}>
      <ItemCrumbs item={item} />
      <Stack gap={6} className={classes.top}>
        <div className={classes.drawing}>
          <ItemDrawing item={item} />
        </div>
        <Stack gap={4} className={classes.head}>
          <header>
            <Row gap={2} align="start" justify="between">
              <h1>{item.omschrijving}</h1>
              <FavouriteButton item={item} />
            </Row>
            {item.omschrijving2 !== '' && <p className="soft">{item.omschrijving2}</p>}
          </header>
          <DecidingData item={item} />
          <ItemPrices item={item} />
          {!item.bestelbaar && <Notice kind="warning">{text('artikel.niet_bestelbaar')}</Notice>}
          {item.bestelbaar && <AddingNotice adding={adding} />}
          {!narrow && addItem}
          <ItemFacts item={item} />
        </Stack>
      </Stack>
      <Stack align="start" className={classes.more}>
        <TechnicalData item={item} />
        <Stack gap={5}>
          {settings.bool('AppDetails_MeegeleverdeItems') && <IncludedItems item={item} quantity={quantity} />}
          {settings.bool('AppDetails_Documenten') && <ItemDocuments item={item} />}
          {settings.bool('AppDetails_BestelTips') && <OrderTips item={item} />}
        </Stack>
      </Stack>
      {narrow && addItem}
    </Stack>
  )
}
