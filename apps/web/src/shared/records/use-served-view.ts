import { usePreferences } from '../../lib/preferences.ts'
import { type AddressForm, useAddressState } from '../../lib/use-address-state.ts'
import { startState } from '../../ui/table/table-state.ts'
import { useTableState } from '../../ui/table/use-table-state.ts'

/** The longest text that a call searches for. */
const longestSearch = 100

/** What a screen shows of rows that the server pages: its own choices and those of its table, all in the address. */
export function useServedView<View>(form: AddressForm<View>) {
  const [view, setView] = useAddressState(form)
  const [state, setState] = useTableState()
  const { pageSize } = usePreferences()
  const choose = (change: Partial<View>) => setView((now) => ({ ...now, ...change }))
  return {
    view,
    state,
    /** For the table of the screen. */
    table: [state, setState] as const,
    search: state.search.slice(0, longestSearch),
    /** The page of the rows that is asked. */
    page: { pagina: state.page, rijen: state.pageSize ?? pageSize },
    /** Opens one of the rows, which stay as they are. */
    choose,
    /** Asks for other rows, from the first. */
    show: (change: Partial<View>) => {
      choose(change)
      if (state.page !== 1) setState({ ...state, page: 1 })
    },
    /** Takes back the search and all filters, or leaves another search. */
    clear: (change: Partial<View>, search = '') => {
      choose(change)
      setState({ ...startState, columns: state.columns, search })
    },
  }
}
