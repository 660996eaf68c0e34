import { removalList } from '@portal/contract/removal-list.ts'
import { type ItemKind, type Shown, unknownWord } from '@portal/domain/states/enums.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useActionKey } from '../../lib/action-key.ts'
import { call } from '../../lib/call.ts'
import { isKept } from '../../lib/call-error.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useSession } from '../../lib/session.ts'
import { useScreens } from '../frame/screens.ts'

/** Something that stands at a location, and how much of it is to go. */
interface WantedReturn {
  readonly row: {
    readonly type: Shown<ItemKind>
    readonly materieelSoort: string
    readonly materieelNummer: string
  }
  readonly quantity: number
}

/** Puts what stands at a location on its removal list, all at once (R-SCR-STOCK-09). */
export function useReturn(materieellocatie: string, onDone: () => void) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const navigate = useNavigate()
  const isListThere = useScreens()('/afvoerlijst')
  const key = useActionKey()
  // The path is checked against the route table by useScreens.
  const open = { label: 'stock.openList', run: () => void navigate({ to: '/afvoerlijst' as '/' }) } as const
  const mutation = useMutation({
    mutationFn: (wanted: readonly WantedReturn[]) => {
      // What is of an unknown kind cannot be put on a list; it has nothing to return either.
      const items = wanted.flatMap(({ row: { type, materieelSoort, materieelNummer }, quantity: retourAantal }) =>
        type === unknownWord ? [] : [{ type, materieelSoort, materieelNummer, retourAantal }],
      )
      const input = { gebruikerLogin, materieellocatie, items }
      return call(removalList.addItems, input, { idempotencyKey: key.of(input) })
    },
    onError: (error) => {
      if (isKept(error)) {
        key.done()
        onDone()
      }
      notifyError(error)
    },
    onSuccess: ({ toegevoegd, opgehoogd, alAanwezig }) => {
      key.done()
      onDone()
      const count = toegevoegd + opgehoogd
      const action = isListThere ? { action: open } : {}
      if (count > 0) notify('stock.added', { params: { count }, severity: 'success', ...action })
      if (alAanwezig > 0) notify('stock.already', { params: { count: alAanwezig }, severity: 'info', ...action })
    },
    onSettled: untilRead,
  })
  return { send: mutation.mutate, busy: mutation.isPending }
}
