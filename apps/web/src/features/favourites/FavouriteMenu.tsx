import { type FavouriteDetails, favourites } from '@portal/contract/favourites.ts'
import { IconDots, IconEdit, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ListNameDialog } from '../../shared/listing/ListNameDialog.tsx'
import { useLocation } from '../../shared/location/location-store.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { Popup } from '../../ui/Popup.tsx'

interface FavouriteMenuProps {
  readonly list: FavouriteDetails
  readonly taken: readonly string[]
  readonly onDeleted: () => void
}

/** What the owner can do with a list: name it, share it with the chosen location, delete it (R-SCR-FAV-02, R-SCR-FAV-03). */
export function FavouriteMenu({ list, taken, onDeleted }: FavouriteMenuProps) {
  const text = useText()
  const location = useLocation()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const [naming, setNaming] = useState(false)
  const own = { gebruikerLogin, id: list.id }
  const rename = useCommand(favourites.renameList, { onDone: () => setNaming(false) })
  const share = useCommand(favourites.setSharing)
  const remove = useCommand(favourites.removeList, { onDone: onDeleted })
  const label = text('favourites.more', { name: list.titel })
  const shareWith = (materieellocatie: string | null) => share.mutate({ ...own, materieellocatie })
  return (
    <>
      <Popup label={label} button={(button) => <IconButton label={label} icon={<IconDots size={20} />} {...button} />}>
        {(close) => {
          const choose = (act: () => void) => () => {
            close()
            act()
          }
          return (
            <>
              <MenuItem icon={<IconEdit size={20} />} onChoose={choose(() => setNaming(true))}>
                {text('favourites.rename')}
              </MenuItem>
              {list.gedeeldMet !== null && (
                <MenuItem icon={<IconUsers size={20} />} onChoose={choose(() => shareWith(null))}>
                  {text('favourites.unshare')}
                </MenuItem>
              )}
              {list.gedeeldMet === null && location !== null && (
                <MenuItem icon={<IconUsers size={20} />} onChoose={choose(() => shareWith(location.nummer))}>
                  {text('favourites.share', { location: location.omschrijving })}
                </MenuItem>
              )}
              <MenuItem
                icon={<IconTrash size={20} />}
                onChoose={choose(() => remove.mutate({ ...own, versie: list.versie }))}
              >
                {text('favourites.delete')}
              </MenuItem>
            </>
          )
        }}
      </Popup>
      {naming && (
        <ListNameDialog
          title={text('favourites.rename')}
          action={text('favourites.rename')}
          name={list.titel}
          taken={taken}
          busy={rename.isPending}
          onClose={() => setNaming(false)}
          draft={list.id}
          onName={(titel) => rename.mutateAsync({ ...own, titel, versie: list.versie })}
        />
      )}
    </>
  )
}
