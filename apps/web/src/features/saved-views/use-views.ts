import { savedViews } from '@portal/contract/saved-views.ts'
import { type SavedView, withView } from '@portal/domain/saved-views/saved-view.ts'
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { rememberDefaultViews } from '../../lib/default-views.ts'
import { notify } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'
import { editAnswers, useCall } from '../../lib/use-call.ts'
import { type UseCommandOptions, useCommand } from '../../lib/use-command.ts'
import { readTableState } from '../../ui/table/table-state.ts'
import type { ViewsPlaceProps } from '../../ui/table/views-place.ts'
import { lostParts, viewSearch, withoutLost } from './view-address.ts'

/** Which view is named or changed; a new one is of what shows now. */
export const editingStore = createStore<SavedView | 'new' | null>(null)

// What a screen opens with is known before it asks: each answer of the server is noted.
queryClient.getQueryCache().subscribe(({ query, type }) => {
  if (type !== 'updated' || query.queryKey[0] !== savedViews.getViews.path) return
  const answer = query.state.data as { readonly items: readonly SavedView[] } | undefined
  const defaults = answer?.items.filter(({ standaard }) => standaard).map(({ tabel, adres }) => [tabel, adres])
  if (defaults !== undefined) rememberDefaultViews(Object.fromEntries(defaults))
})

const freshMs = 10 * 60_000

/** Shown and noted at once: who goes on to another page before the views are read again finds it as it was kept. */
const keeping: UseCommandOptions<typeof savedViews.saveView> = {
  optimistic: ({ weergaveId, gebruikerLogin: _, ...view }) =>
    editAnswers(savedViews.getViews, ({ items }) => ({ items: [...withView(items, { id: weergaveId, ...view })] })),
}

const removal: UseCommandOptions<typeof savedViews.removeView> = {
  optimistic: ({ weergaveId }) =>
    editAnswers(savedViews.getViews, ({ items }) => ({ items: items.filter(({ id }) => id !== weergaveId) })),
}

/** The views of the open screen, and what shows now. */
export function useViews() {
  const router = useRouter()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const tabel = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '' })
  const now = useRouterState({ select: ({ location }) => location.search })
  const query = useCall(savedViews.getViews, { gebruikerLogin }, { staleMs: freshMs })
  const all = query.data?.items ?? []
  const adres = router.options.stringifySearch?.(viewSearch(now)) ?? ''
  return { gebruikerLogin, tabel, adres, all, ofTable: all.filter((view) => view.tabel === tabel) }
}

/** Opens a view; what is not there any more is left out and said. */
export function useOpenView(columns: ViewsPlaceProps['columns']): (view: Pick<SavedView, 'naam' | 'adres'>) => void {
  const router = useRouter()
  const navigate = useNavigate()
  return ({ naam, adres }) => {
    const search = router.options.parseSearch?.(adres) ?? {}
    const lost = lostParts({ columns, state: readTableState(search) })
    if (lost.length > 0) notify('views.lost', { params: { name: naam, parts: lost.join(', ') }, severity: 'warning' })
    // The params of this screen, as it wrote them; their type is not known here.
    void navigate({ to: '.', search: withoutLost(search, lost) as never, resetScroll: false })
  }
}

export function useSaveView(onDone: () => void) {
  const { gebruikerLogin } = useViews()
  const saving = useCommand(savedViews.saveView, { ...keeping, onDone })
  const save = ({ id, ...view }: SavedView) => saving.mutateAsync({ gebruikerLogin, weergaveId: id, ...view })
  return { save, busy: saving.isPending }
}

/** Deletes a view; for ten seconds it can be taken back. Nothing is done for one that is still being made. */
export function useDeleteView(view: SavedView | null, onDone: () => void): () => void {
  const { gebruikerLogin } = useViews()
  const back = useCommand(savedViews.saveView, keeping)
  const removing = useCommand(savedViews.removeView, {
    ...removal,
    onDone() {
      onDone()
      if (view === null) return
      const { id, ...rest } = view
      const run = () => back.mutate({ gebruikerLogin, weergaveId: id, ...rest })
      const action = { label: 'action.undo', run } as const
      notify('views.deleted', { params: { name: view.naam }, durationMs: 10_000, action })
    },
  })
  return () => view !== null && removing.mutate({ gebruikerLogin, weergaveId: view.id })
}
