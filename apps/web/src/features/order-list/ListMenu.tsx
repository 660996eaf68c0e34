import type { OrderList } from '@portal/contract/order-list.ts'
import { IconChevronDown, IconList, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useTargetLists } from '../../shared/items/use-target-lists.ts'
import { standingOfList } from '../../shared/listing/order-list-standing.ts'
import { useOrderLists } from '../../shared/listing/use-order-list.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuHeading, MenuItem, MenuLine, MenuLink } from '../../ui/MenuItem.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import type { ListAction } from './ListDialogs.tsx'
import { ListDialogs } from './ListDialogs.tsx'

interface ListMenuProps {
  readonly location: Location
  /** The list on screen; null while the location has none. */
  readonly list: OrderList | null
}

/** The other lists of the location, and new, rename and delete. */
export function ListMenu({ location, list }: ListMenuProps) {
  const text = useText()
  const narrow = useNarrowScreen()
  const several = useSettings().bool('AppBestellijst_MeerdereLijsten')
  const mayEdit = useMay('orderList.edit') && !location.geblokkeerd
  const { activate } = useTargetLists()
  const all = useOrderLists().data?.lijsten ?? []
  const here = all.filter((other) => other.materieelLocatieNr === location.nummer)
  const [action, setAction] = useState<ListAction | null>(null)
  const editable = mayEdit && list !== null && standingOfList(list).editable
  return (
    <>
      <Popup
        align={narrow ? 'start' : 'end'}
        label={text('orderList.menu')}
        button={(button) => (
          <Button {...button}>
            {text('nav.lists')}
            <IconChevronDown aria-hidden />
          </Button>
        )}
      >
        {(close) => {
          const open = (next: ListAction) => () => {
            close()
            setAction(next)
          }
          return (
            <>
              {here.length > 0 && <MenuHeading>{text('orderList.ofLocation')}</MenuHeading>}
              {here.map((other) => (
                <MenuItem
                  key={other.id}
                  chosen={other.id === list?.id}
                  hint={text('catalogue.listPieces', { count: other.totaalAantal })}
                  onChoose={() => {
                    activate(other)
                    close()
                  }}
                >
                  {other.naam}
                </MenuItem>
              ))}
              <MenuLink to="/bestellijsten" icon={<IconList size={20} />} onClick={close}>
                {text('orderList.allLists')}
              </MenuLink>
              {mayEdit && <MenuLine />}
              {mayEdit && (several || here.length === 0) && (
                <MenuItem icon={<IconPlus size={20} />} onChoose={open({ kind: 'new', location })}>
                  {text('orderList.new')}
                </MenuItem>
              )}
              {editable && (
                <>
                  <MenuItem icon={<IconPencil size={20} />} onChoose={open({ kind: 'rename', list })}>
                    {text('orderList.rename')}
                  </MenuItem>
                  <MenuItem icon={<IconTrash size={20} />} onChoose={open({ kind: 'delete', list })}>
                    {text('orderList.delete')}
                  </MenuItem>
                </>
              )}
            </>
          )
        }}
      </Popup>
      <ListDialogs action={action} onClose={() => setAction(null)} />
    </>
  )
}
