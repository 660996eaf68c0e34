import { pageUsage } from '@portal/contract/page-usage.ts'
import { isPreviewTab } from '../lib/browser-storage.ts'
import { call } from '../lib/call.ts'
import { loadSettings } from '../lib/settings.ts'
import { router } from './routes.tsx'

async function logPage(): Promise<void> {
  const pagina = router.state.matches.at(-1)?.staticData.specPath
  if (pagina === undefined || isPreviewTab() || !(await loadSettings()).bool('Standaard_PaginaLog')) return
  await call(pageUsage.logPage, { pagina }, { keepAlive: true })
}

/** Reports each screen that is opened, by its route only: no number, no name, no search term. A view that is lost is lost. */
export function logPages(): () => void {
  let last: string | undefined
  const tell = ({ pathname }: { readonly pathname: string }): void => {
    if (pathname === last) return
    last = pathname
    logPage().catch(() => {})
  }
  // The first screen may stand there before this code came.
  const { resolvedLocation } = router.state
  if (resolvedLocation !== undefined) tell(resolvedLocation)
  return router.subscribe('onRendered', ({ toLocation }) => tell(toLocation))
}
