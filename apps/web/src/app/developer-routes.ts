import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './page-route.tsx'

/** Only while developing, and in no build: every part in all its states. */
export const developerRoutes = import.meta.env.DEV
  ? {
      '/onderdelen': createRoute({
        getParentRoute: () => rootRoute,
        path: '/onderdelen',
        component: lazyRouteComponent(() => import('../features/developer/PartsPage.tsx'), 'PartsPage'),
      }),
    }
  : {}
