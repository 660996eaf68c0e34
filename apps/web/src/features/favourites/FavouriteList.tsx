import {
  type FavouriteDetails,
  type FavouriteItem,
  type FavouriteList as Favourites,
  favourites,
} from '@portal/contract/favourites.ts'
import { unknownWord } from '@portal/domain/states/enums.ts'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { AddButton } from '../../shared/items/AddButton.tsx'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { ItemPrice } from '../../shared/items/ItemPrice.tsx'
import { UndoAdded } from '../../shared/items/UndoAdded.tsx'
import { useAddItems, wantedItems } from '../../shared/items/use-add-items.ts'
import { useTargetLists } from '../../shared/items/use-target-lists.ts'
import { useLocation } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { FavouriteMenu } from './FavouriteMenu.tsx'
import classes from './Favourites.module.css'

interface FavouriteListProps {
  readonly list: Favourites
  readonly startsOpen: boolean
  /** Titles of the other own lists. */
  readonly taken: readonly string[]
  readonly canAdd: boolean
  readonly onDeleted: (list: FavouriteDetails) => void
}

/** One list: its title, and when it is open what is on it. */
export function FavouriteList({ list, startsOpen, ...rest }: FavouriteListProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Stack as="section" gap={2} className={classes.list} aria-labelledby={`lijst-${list.id}`}>
      {isOpen ? (
        <OpenList list={list} {...rest} />
      ) : (
        <Head list={list} more={text('favourites.items', { count: list.aantalItems })}>
          <Button aria-label={text('favourites.openNamed', { name: list.titel })} onClick={() => setOpen(true)}>
            {text('favourites.open')}
          </Button>
        </Head>
      )}
    </Stack>
  )
}

interface HeadProps {
  readonly list: Favourites
  readonly more?: string
  readonly children: ReactNode
}

/** Title, owner and sharing of a list, with what can be done at the end of the line. */
function Head({ list, more, children }: HeadProps) {
  const text = useText()
  const about = [
    !list.eigen && text('favourites.of', { person: list.eigenaar }),
    list.gedeeldMet !== null && text('favourites.sharedWith', { location: list.gedeeldMet }),
    more,
  ].filter((word) => typeof word === 'string')
  return (
    <header>
      <div>
        <h2 id={`lijst-${list.id}`}>{list.titel}</h2>
        {about.length > 0 && <p className="soft">{about.join(' · ')}</p>}
      </div>
      <Row gap={1} align="center" wrap>
        {children}
      </Row>
    </header>
  )
}

/** What is on a list; all that can be ordered of it is put on the order list at once (R-SCR-FAV-04). */
function OpenList({ list, taken, canAdd, onDeleted }: Omit<FavouriteListProps, 'startsOpen'>) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const materieellocatie = useLocation()?.nummer ?? null
  const query = useCall(favourites.getListsDetails, { gebruikerLogin, id: list.id, materieellocatie })
  const details = query.data?.items[0]
  return (
    <>
      <Head list={list}>
        {canAdd && details !== undefined && <OrderAll list={details} />}
        {list.eigen && details !== undefined && (
          <FavouriteMenu list={details} taken={taken} onDeleted={() => onDeleted(details)} />
        )}
      </Head>
      <StateView query={query} skeleton="lines">
        {({ items: [shown] }) =>
          shown === undefined || shown.items.length === 0 ? (
            <p className="soft">{text('favourites.empty')}</p>
          ) : (
            <ul className="card-rows lined" aria-label={list.titel}>
              {shown.items.map((item) => (
                <Item key={`${item.type} ${item.materieelSoort}`} list={shown} item={item} />
              ))}
            </ul>
          )
        }
      </StateView>
    </>
  )
}

function OrderAll({ list }: { readonly list: FavouriteDetails }) {
  const text = useText()
  const { target } = useTargetLists()
  const { add, busy, answer } = useAddItems()
  const orderable = list.items.filter((item) => item.bestelbaar)
  const wanted = () => wantedItems(orderable.map(({ type, ...item }) => ({ ...item, kind: type })))
  if (orderable.length === 0) return null
  return (
    <>
      <UndoAdded answer={answer} />
      <AddButton
        answer={answer}
        said={text('catalogue.onList', {
          amount: text('catalogue.listPieces', { count: answer.added?.amount ?? 0 }),
        })}
        label={text('favourites.order')}
        busy={busy}
        onAdd={() => void add(wanted(), target)}
      />
    </>
  )
}

function Item({ list, item }: { readonly list: FavouriteDetails; readonly item: FavouriteItem }) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const remove = useCommand(favourites.removeItem)
  const { type, materieelSoort, omschrijving: name } = item
  const to = `/details/${encodeURIComponent(materieelSoort)}`
  return (
    <li>
      <ItemPicture item={item} size="small" />
      <Stack justify="start" className={classes.words}>
        <strong>{canOpen(to) && item.bestelbaar ? <ScreenLink to={to}>{name}</ScreenLink> : name}</strong>
        <span className="soft" translate="no">
          {materieelSoort}
        </span>
        {!item.bestelbaar && <StatusChip kind="danger">{text('catalogue.notOrderable')}</StatusChip>}
        <ItemPrice item={item} />
      </Stack>
      <strong className="figures">{text('item.times', { count: format.number(item.aantal) })}</strong>
      {list.eigen && type !== unknownWord && (
        <IconButton
          label={text('favourites.take', { name })}
          icon={<IconTrash size={20} />}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ gebruikerLogin, id: list.id, type, materieelSoort })}
        />
      )}
    </li>
  )
}
