import { favourites } from '@portal/contract/favourites.ts'
import type { ShownItemKind } from '@portal/contract/values.ts'
import { type ItemKind, unknownWord } from '@portal/domain/states/enums.ts'
import { IconHeart, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuHeading, MenuItem, MenuLine } from '../../ui/MenuItem.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { useScreens } from '../frame/screens.ts'
import { NameDialog } from '../listing/NameDialog.tsx'

interface FavouriteItem {
  readonly kind: ShownItemKind
  readonly materieelSoort: string
  readonly omschrijving: string
  readonly bestelbaar: boolean
}

/** The heart of an item: on which lists of favourites it is. Without a session or the switch there is none. */
export function FavouriteButton({ item }: { readonly item: FavouriteItem }) {
  const text = useText()
  const canOpen = useScreens()('/favorieten')
  const [naming, setNaming] = useState(false)
  const { kind, materieelSoort, omschrijving } = item
  if (!canOpen || kind === unknownWord || !item.bestelbaar) return null
  const key = { type: kind, materieelSoort }
  const label = [text('nav.favourites'), omschrijving].join(': ')
  return (
    <>
      <Popup label={label} button={(button) => <IconButton label={label} icon={<IconHeart size={20} />} {...button} />}>
        {(close) => (
          <Choices
            item={key}
            onNew={() => {
              close()
              setNaming(true)
            }}
          />
        )}
      </Popup>
      {naming && <NewList item={key} onClose={() => setNaming(false)} />}
    </>
  )
}

interface Key {
  readonly type: ItemKind
  readonly materieelSoort: string
}

function Choices({ item, onNew }: { readonly item: Key; readonly onNew: () => void }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(favourites.inLists, { gebruikerLogin, ...item }, { staleMs: 0 })
  const add = useCommand(favourites.addItem)
  const remove = useCommand(favourites.removeItem)
  const busy = query.isFetching || add.isPending || remove.isPending
  return (
    <>
      <MenuHeading>{text('page./favorieten')}</MenuHeading>
      {(query.data?.items ?? []).map(({ id, titel, inLijst }) => (
        <MenuItem
          key={id}
          chosen={inLijst}
          onChoose={() => {
            if (busy) return
            if (inLijst) remove.mutate({ gebruikerLogin, id, ...item })
            else add.mutate({ gebruikerLogin, id, ...item })
          }}
        >
          {titel}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon={<IconPlus size={20} />} onChoose={onNew}>
        {text('catalogue.addToNewList')}
      </MenuItem>
    </>
  )
}

function NewList({ item, onClose }: { readonly item: Key; readonly onClose: () => void }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const { data } = useCall(favourites.getLists, { gebruikerLogin })
  const make = useCommand(favourites.addListAndItems, { onDone: onClose })
  const own = (data?.items ?? []).filter(({ eigen }) => eigen)
  return (
    <NameDialog
      title={text('page./favorieten')}
      action={text('action.add')}
      name={text('nav.favourites')}
      taken={own.map(({ titel }) => titel)}
      busy={make.isPending}
      onClose={onClose}
      draft="new.favourites"
      onName={(titel) => make.mutateAsync({ gebruikerLogin, titel, items: [item] })}
    />
  )
}
