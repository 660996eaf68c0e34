import { may } from '@portal/domain/access/may.ts'
import { capabilityOfRoute, routeFor } from '@portal/domain/settings/capabilities.ts'
import { switchesOfRoute } from '@portal/domain/settings/feature-areas.ts'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSession } from '../../lib/session.ts'
import { useCapabilities, useSettings } from '../../lib/settings.ts'

/** The router answers a path below a screen with that screen when there is none of its own. */
function depthOf(path: string): number {
  return path.split('/').filter((part) => part !== '').length
}

/**
 * Whether this visitor can open a path: it is in the route table, its areas are switched on (R-SCR-SHELL-25) and
 * the login is there. Menus and tiles leave out what cannot be opened.
 */
export function useScreens(): (path: string) => boolean {
  const router = useRouter()
  const settings = useSettings()
  const has = useCapabilities()
  const { authenticated, person } = useSession()
  return useMemo(() => {
    return (path) => {
      const found = router.getMatchedRoutes(path)[0].at(-1)
      const { access, specPath } = found?.options.staticData ?? {}
      if (specPath === undefined || depthOf(path) > depthOf(specPath)) return false
      const needed = capabilityOfRoute(specPath)
      if (needed !== null && !has(needed)) return false
      if (access === 'login' && !authenticated) return false
      if (access === 'admin' && !may(person, 'settings.view')) return false
      return [...switchesOfRoute(specPath), ...switchesOfRoute(path)].every((name) => settings.bool(name))
    }
  }, [router, settings, has, authenticated, person])
}

/** Where a link to a screen leads at this tenant: to what stands in for it there (R-ROUTE-25). */
export function useRouteFor(): (path: string) => string {
  const has = useCapabilities()
  return (path) => routeFor(path, has)
}
