import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { TableState } from './table-state.ts'
import { readTableState, writeTableState } from './table-state.ts'

/** Keeps the state of a page's table in the address: a copied link and the back button show the same rows. */
export function useTableState(): [TableState, (next: TableState) => void] {
  const params: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo<TableState>(() => ({ ...readTableState(params), inAddress: true }), [params])
  const setState = useCallback(
    (next: TableState) => {
      // The page's own params stay; its type is not known here.
      const search = ((now: Record<string, unknown>) => ({ ...now, ...writeTableState(next) })) as never
      void navigate({ to: '.', search, replace: true, resetScroll: false })
    },
    [navigate],
  )
  return [state, setState]
}
