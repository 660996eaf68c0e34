import { type FavouriteDetails, favourites } from '@portal/contract/favourites.ts'
import { IconHeart, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { AddingNotice } from '../../shared/items/AddingNotice.tsx'
import { useAdding } from '../../shared/items/use-adding.ts'
import { ListNameDialog } from '../../shared/listing/ListNameDialog.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { UndoBar } from '../../ui/UndoBar.tsx'
import { FavouriteList } from './FavouriteList.tsx'

/** Lists whose items are shown at once; those of the others when they are opened. */
const openAtFirst = 3

/** The lists of favourites: to order from, to name and to share (R-ROUTE-33). */
export function FavouritesPage() {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const adding = useAdding()
  const query = useCall(favourites.getLists, { gebruikerLogin })
  const [naming, setNaming] = useState(false)
  const [deleted, setDeleted] = useState<FavouriteDetails | null>(null)
  const make = useCommand(favourites.addList, { onDone: () => setNaming(false) })
  const restore = useCommand(favourites.addListAndItems)
  const taken = (query.data?.items ?? []).filter(({ eigen }) => eigen).map(({ titel }) => titel)
  const newButton = (
    <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setNaming(true)}>
      {text('favourites.new')}
    </Button>
  )
  const undo = () => {
    if (deleted === null) return
    const items = deleted.items.flatMap(({ type, materieelSoort, aantal }) =>
      type === 'Onbekend' ? [] : [{ type, materieelSoort, aantal }],
    )
    const { id, titel, gedeeldMet } = deleted
    restore.mutate({ gebruikerLogin, id, titel, materieellocatie: gedeeldMet, items })
    setDeleted(null)
  }
  return (
    <Page title={text('page./favorieten')} intro={text('favourites.intro')} actions={newButton}>
      <StateView
        query={query}
        skeleton="lines"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<IconHeart />}
            title={text('favorieten.leeg')}
            action={<ButtonLink to="/materieel/{-$category}">{text('orderList.toCatalogue')}</ButtonLink>}
          />
        }
      >
        {({ items }) => (
          <>
            <AddingNotice adding={adding} />
            <Stack gap={5}>
              {items.map((list, at) => (
                <FavouriteList
                  key={list.id}
                  list={list}
                  startsOpen={at < openAtFirst}
                  taken={taken.filter((titel) => titel !== list.titel)}
                  canAdd={adding === 'ready'}
                  onDeleted={setDeleted}
                />
              ))}
            </Stack>
          </>
        )}
      </StateView>
      {naming && (
        <ListNameDialog
          title={text('favourites.new')}
          action={text('action.add')}
          name={text('nav.favourites')}
          taken={taken}
          busy={make.isPending}
          onClose={() => setNaming(false)}
          draft="new.favourites"
          onName={(titel) => make.mutateAsync({ gebruikerLogin, titel })}
        />
      )}
      {deleted !== null && (
        <UndoBar
          key={deleted.id}
          message={text('favourites.deleted', { name: deleted.titel })}
          onUndo={undo}
          onGone={() => setDeleted(null)}
        />
      )}
    </Page>
  )
}
