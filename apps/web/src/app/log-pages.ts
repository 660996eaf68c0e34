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

/** Tells of each screen that is opened, by its route only: no number, no name, no search term. A view that is lost is lost. */
export function logPages(): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || pathChanged) logPage().catch(() => {})
  })
}
