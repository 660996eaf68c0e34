import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuHeading, MenuItem, MenuLine } from '../../ui/MenuItem.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { NameDialog } from '../listing/NameDialog.tsx'
import { useLocation } from '../location/location-store.ts'
import type { AddTarget } from './add-items.ts'
import { useTargetLists } from './use-target-lists.ts'

interface AddTargetMenuProps {
  /** Adds to a list that is made now; false when that did not work, which keeps the name that was typed. */
  readonly onNewList: (target: AddTarget) => Promise<boolean>
  /** False when something is missing that has to be filled in first. */
  readonly mayAskName?: () => boolean
  /** The side of the button at which the menu begins. */
  readonly align?: 'start' | 'end'
  /** The button says its list only where there is another to choose. */
  readonly compact?: boolean
}

/** Which order list things go to; a tap changes it, and a new list can be made on the way (R-SCR-ITEM-06). */
export function AddTargetMenu(props: AddTargetMenuProps) {
  const { onNewList, mayAskName = () => true, align = 'end', compact = false } = props
  const text = useText()
  const location = useLocation()
  const several = useSettings().bool('AppBestellijst_MeerdereLijsten')
  const { lists, current, activate } = useTargetLists()
  const [naming, setNaming] = useState(false)
  const [busy, setBusy] = useState(false)
  if (location === null || !several) return null
  const listName = current?.naam ?? text('orderList.firstName')
  return (
    <>
      <Popup
        align={align}
        label={text('catalogue.chooseList')}
        button={(button) =>
          compact && lists.length < 2 ? (
            <IconButton {...button} label={`${text('catalogue.chooseList')}: ${listName}`} icon={<IconChevronDown />} />
          ) : (
            <Button kind="quiet" {...button}>
              {listName}
              <IconChevronDown aria-hidden />
            </Button>
          )
        }
      >
        {(close) => (
          <>
            <MenuHeading>{text('catalogue.chooseList')}</MenuHeading>
            {lists.map((list) => (
              <MenuItem
                key={list.id}
                chosen={list === current}
                hint={text('catalogue.listPieces', { count: list.totaalAantal })}
                onChoose={() => {
                  activate(list)
                  close()
                }}
              >
                {list.naam}
              </MenuItem>
            ))}
            {lists.length > 0 && <MenuLine />}
            <MenuItem
              icon={<IconPlus size={20} />}
              onChoose={() => {
                close()
                if (mayAskName()) setNaming(true)
              }}
            >
              {text('catalogue.addToNewList')}
            </MenuItem>
          </>
        )}
      </Popup>
      {naming && (
        <NameDialog
          title={text('catalogue.addToNewList')}
          action={text('action.add')}
          taken={lists.map((list) => list.naam)}
          busy={busy}
          onClose={() => setNaming(false)}
          draft={`new.${location.nummer}`}
          onName={async (newList) => {
            setBusy(true)
            const added = await onNewList({ newList })
            setBusy(false)
            if (added) setNaming(false)
            return added
          }}
        />
      )}
    </>
  )
}
