import type { ItemOrder } from '@portal/domain/catalogue/item-order.ts'
import { itemOrders } from '@portal/domain/catalogue/item-order.ts'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ListView } from '../../../lib/preferences.ts'
import { setPreference } from '../../../lib/preferences.ts'
import type { TextKey } from '../../../lib/text.ts'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import classes from '../ItemList.module.css'
import type { ListChoices } from './list-choices.ts'

interface ListToolbarProps {
  readonly choices: ListChoices
  readonly onChange: (part: Partial<ListChoices>) => void
  readonly fields: ReadonlySet<string>
  readonly view: ListView
  /** Name of the order in which the items came. */
  readonly ownOrder: TextKey
  /** The button of the filters, where they have no place beside the list. */
  readonly filters?: ReactNode
}

const orderTexts: Readonly<Record<ItemOrder, TextKey>> = {
  omschrijving: 'catalogue.sortName',
  materieelSoort: 'catalogue.sortNumber',
  huurPrijs: 'catalogue.sortRentDay',
  huurPrijsWeek: 'catalogue.sortRentWeek',
  verkoopPrijs: 'catalogue.sortSale',
}

const views = [
  { view: 'cards', label: 'view.cards', Icon: IconLayoutGrid },
  { view: 'rows', label: 'view.rows', Icon: IconList },
] as const

/** Search within the list, order, and cards or rows, which is remembered. */
export function ListToolbar({ choices, onChange, fields, view, ownOrder, filters }: ListToolbarProps) {
  const text = useText()
  const id = useId()
  const orders = itemOrders.filter((order) => fields.has(order))
  return (
    <Row align="center" wrap className={classes.toolbar}>
      <SearchInput
        label={text('table.quickSearch')}
        value={choices.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {filters}
      <div className={classes.order}>
        <label htmlFor={id}>{text('catalogue.sort')}</label>
        <select
          id={id}
          // On a phone the label itself has no room and is not shown.
          aria-label={text('catalogue.sort')}
          value={choices.order ?? ''}
          onChange={(event) => {
            const wanted = event.currentTarget.value
            onChange({ order: orders.find((order) => order === wanted) ?? null })
          }}
        >
          <option value="">{text(ownOrder)}</option>
          {orders.map((order) => (
            <option key={order} value={order}>
              {text(orderTexts[order])}
            </option>
          ))}
        </select>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control in every browser */}
      <div className={classes.views} role="group" aria-label={text('view.label')}>
        {views.map(({ view: each, label, Icon }) => (
          <IconButton
            key={each}
            label={text(label)}
            icon={<Icon size={22} />}
            aria-pressed={each === view}
            onClick={() => setPreference('listView', each)}
          />
        ))}
      </div>
    </Row>
  )
}
