import type { ShownPriceType } from '@portal/contract/values.ts'
import { unknownWord } from '@portal/domain/states/enums.ts'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { Price } from '../../ui/Price.tsx'
import classes from './ItemPrice.module.css'
import { usePricesVisible } from './use-prices-visible.ts'

interface PricedItem {
  readonly priceType: ShownPriceType
  readonly toonPrijs: boolean
  readonly huurPrijs: number
  readonly huurPrijsWeek: number
  readonly verkoopPrijs: number
  readonly terugkoopPrijs?: number
}

interface ItemPriceProps {
  readonly item: PricedItem
  /** The fields to show, by a column setting; all when left out. */
  readonly fields?: ReadonlySet<string>
}

function withFields(item: PricedItem, fields: ReadonlySet<string>): PricedItem {
  const { huurPrijs, huurPrijsWeek } = item
  return {
    ...item,
    huurPrijs: fields.has('huurPrijs') ? huurPrijs : 0,
    huurPrijsWeek: fields.has('huurPrijsWeek') ? huurPrijsWeek : 0,
  }
}

/** The prices of an item by its price type: rent per day and week, or sale with buy-back (R-ENT-05, R-ENT-29). */
export function ItemPrice({ item: whole, fields }: ItemPriceProps) {
  const text = useText()
  const visible = usePricesVisible()
  const shown = whole.priceType === 'Verhuur' ? ['huurPrijs', 'huurPrijsWeek'] : ['verkoopPrijs']
  if (!visible || (fields !== undefined && !shown.some((field) => fields.has(field)))) return null
  const item = fields === undefined ? whole : withFields(whole, fields)
  // Such as an item of the kept catalogue, which has no prices.
  if (!item.toonPrijs && item.priceType === unknownWord) return null
  if (!item.toonPrijs) return <span className="note">{text('price.onRequest')}</span>
  if (item.priceType === 'Verhuur') {
    return (
      <Row as="span" align="baseline" wrap className={classes.prices}>
        {item.huurPrijsWeek > 0 && <Price strong amount={item.huurPrijsWeek} unit={text('price.perWeek')} />}
        {item.huurPrijs > 0 && <Price amount={item.huurPrijs} unit={text('price.perDay')} />}
        {item.huurPrijsWeek === 0 && item.huurPrijs === 0 && text('price.onRequest')}
      </Row>
    )
  }
  return (
    <Row as="span" align="baseline" wrap className={classes.prices}>
      <Price strong amount={item.verkoopPrijs} unit={text('price.each')} />
      {item.priceType === 'Verkoop_Terugkoop' && item.terugkoopPrijs !== undefined && (
        <Price amount={item.terugkoopPrijs} unit={text('price.buyBack')} />
      )}
    </Row>
  )
}
