import { portalTitle } from '@portal/domain/constants.ts'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { isPreviewTab } from '../lib/browser-storage.ts'
import { firstContent } from '../lib/first-content.ts'
import { waitingBarStore } from '../lib/queue-door.ts'
import { useSession } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'
import { loadAdminTexts, loadSiteTexts, useText } from '../lib/text.ts'
import { ViewsPlace } from '../ui/table/views-place.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import classes from './Frame.module.css'
import { LastViewed } from './LastViewed.tsx'
import { NotificationBar } from './NotificationBar.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { openedScreenStore } from './opened-screen.ts'
import { useScreenTitle } from './page-title.ts'
import { SecondBar } from './SecondBar.tsx'
import { TopBar } from './TopBar.tsx'
import { VersionModal } from './VersionModal.tsx'

/** `Bestellijst · Materieel Portaal`; the start page has the title alone (R-GEN-01). */
function useDocumentTitle(): void {
  const title = useScreenTitle()
  useEffect(() => {
    document.title = title === null ? portalTitle : `${title} · ${portalTitle}`
  }, [title])
}

/** Says which screen was opened, to those who do not see it. */
function OpenedScreen() {
  return (
    <p className="out-of-sight" aria-live="polite">
      {useStore(openedScreenStore)}
    </p>
  )
}

async function loadLooks() {
  await firstContent()
  const { Looks: shown } = await import('../features/look-along/Looks.tsx')
  return { default: shown }
}

/** Who looks along, after the screen; a page that cannot load it goes on without. */
const Looks = lazy(() => loadLooks().catch(() => ({ default: () => null })))

/** That this window shows a preview of settings; its texts are those of the administration. */
const PreviewBar = lazy(() =>
  Promise.all([import('../features/settings/preview/PreviewBar.tsx'), loadAdminTexts()]).then(
    ([{ PreviewBar: shown }]) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
)

async function loadViews() {
  await firstContent()
  const [part] = await Promise.all([import('../features/saved-views/ViewsMenu.tsx'), loadSiteTexts()])
  return { default: part.ViewsMenu }
}

/** The views of tables, after the rows; a table that cannot load them goes on without. */
const Views = lazy(() => loadViews().catch(() => ({ default: () => null })))

/** What is around every screen. */
export function Frame() {
  const text = useText()
  const { authenticated } = useSession()
  const Waiting = useStore(waitingBarStore)
  useDocumentTitle()
  return (
    <div className={classes.frame}>
      <a className="out-of-sight skip-link" href="#inhoud">
        {text('skip.content')}
      </a>
      <TopBar />
      <SecondBar />
      <OfflineBar />
      {Waiting !== null && <Waiting />}
      {authenticated && <Suspense>{isPreviewTab() ? <PreviewBar /> : <Looks />}</Suspense>}
      <main id="inhoud" className={classes.main} tabIndex={-1}>
        <ViewsPlace value={Views}>
          <Outlet />
        </ViewsPlace>
      </main>
      <LastViewed />
      <Footer />
      <BottomBar />
      <NotificationBar />
      <VersionModal />
      <OpenedScreen />
    </div>
  )
}
