import { createPage } from './page-route.tsx'

/** Only while developing: every part in all its states. */
export const developerRoutes = import.meta.env.DEV
  ? [
      createPage('/onderdelen', {
        access: 'public',
        page: async () => (await import('../features/developer/PartsPage.tsx')).PartsPage,
      }),
    ]
  : []
