import type { OrderList } from '@portal/contract/order-list.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { setActiveList } from '../../shared/listing/active-list.ts'
import { NameDialog } from '../../shared/listing/NameDialog.tsx'
import { useOrderLists } from '../../shared/listing/use-order-list.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { useDeleteList } from './use-delete-list.ts'

export type ListAction =
  | { readonly kind: 'new'; readonly location: Pick<Location, 'nummer'> }
  | { readonly kind: 'rename' | 'delete'; readonly list: OrderList }

interface ListDialogsProps {
  /** What somebody wants to do; null is nothing. */
  readonly action: ListAction | null
  readonly onClose: () => void
}

/** Asks what is needed to make, rename or delete a list, and does it. */
export function ListDialogs({ action, onClose }: ListDialogsProps) {
  if (action === null) return null
  if (action.kind === 'new') return <NewList locationNo={action.location.nummer} onClose={onClose} />
  return action.kind === 'rename' ? (
    <RenameList list={action.list} onClose={onClose} />
  ) : (
    <DeleteList list={action.list} onClose={onClose} />
  )
}

/** Names of the lists at a location, but for one. */
function useNamesAt(locationNo: string, except?: string): readonly string[] {
  const lists = useOrderLists().data?.lijsten ?? []
  return lists.filter((list) => list.materieelLocatieNr === locationNo && list.id !== except).map((list) => list.naam)
}

function NewList({ locationNo, onClose }: { readonly locationNo: string; readonly onClose: () => void }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const taken = useNamesAt(locationNo)
  const make = useCommand(orderList.addList, {
    onDone: (made) => {
      setActiveList(locationNo, taken.length === 0 ? emptyGuid : made.id)
      onClose()
    },
  })
  return (
    <NameDialog
      title={text('orderList.new')}
      action={text('orderList.make')}
      taken={taken}
      busy={make.isPending}
      onClose={onClose}
      draft={`new.${locationNo}`}
      onName={(naam) => make.mutateAsync({ gebruikerLogin, materieellocatie: locationNo, naam })}
    />
  )
}

interface ListDialogProps {
  readonly list: OrderList
  readonly onClose: () => void
}

function RenameList({ list, onClose }: ListDialogProps) {
  const text = useText()
  const taken = useNamesAt(list.materieelLocatieNr, list.id)
  const rename = useCommand(orderList.renameList, { onDone: onClose })
  return (
    <NameDialog
      title={text('orderList.rename')}
      action={text('action.save')}
      name={list.naam}
      taken={taken}
      busy={rename.isPending}
      onClose={onClose}
      draft={list.id}
      onName={(newName) => rename.mutateAsync({ newName, bestellijstId: list.id })}
    />
  )
}

function DeleteList({ list, onClose }: ListDialogProps) {
  const text = useText()
  const remove = useDeleteList(list, onClose)
  return (
    <ConfirmOnce
      open
      title={text('orderList.delete')}
      action={text('action.delete')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      {text('orderList.confirmDelete', { name: list.naam, count: list.totaalAantal })}
    </ConfirmOnce>
  )
}
