import { categories } from '@portal/contract/categories.ts'
import { type ScreenPath, screenPaths } from '@portal/contract/screens.ts'
import { createRouter, defaultStringifySearch } from '@tanstack/react-router'
import { callQuery } from '../lib/call-query.ts'
import { queryClient } from '../lib/query-client.ts'
import { agendaSearch } from './agenda-search.ts'
import { approvalSearch } from './approval-search.ts'
import { contentSearch } from './content-search.ts'
import { orderSearch } from './order-search.ts'
import { createPage, type PageParts, rootRoute } from './page-route.tsx'
import { loginMethodSearch, loginSearch } from './return-search.ts'
import { loadStart } from './StartPage.tsx'

/** The screens whose address says more than their path. */
const searches = {
  '/inlog-methode': loginMethodSearch,
  '/inloggen': loginSearch,
  '/agenda': agendaSearch,
  '/goed-te-keuren-aanvragen': approvalSearch,
  '/bestellen/gegevens': orderSearch,
  '/bestellen/afronden': orderSearch,
  '/bestellen/voltooid': orderSearch,
  '/settings/content-pagina-maken': contentSearch,
}
type SearchOf<Path> = Path extends keyof typeof searches
  ? ReturnType<(typeof searches)[Path]>
  : Readonly<Record<string, unknown>>

/** Where most people begin: its code comes with the program, not after it. */
const start = {
  page: loadStart,
  ask: () => queryClient.prefetchQuery(callQuery(categories.getItemCategories, {})),
}

function createRouteOf<const Path extends ScreenPath>(path: Path) {
  // The type of a lookup by a path that is not known yet is none of them.
  const search = Object.entries(searches).find(([of]) => of === path)?.[1] as PageParts<SearchOf<Path>>['search']
  return createPage<Path, SearchOf<Path>>(path, { ...(path === '/' ? start : {}), ...(search && { search }) })
}

type Pages = { readonly [Path in ScreenPath]: ReturnType<typeof createRouteOf<Path>> }
// Object.fromEntries forgets which path has which route.
const routes = Object.fromEntries(screenPaths.map((path) => [path, createRouteOf(path)])) as unknown as Pages

export const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  // A comma and a tilde may stand in an address: people read them there.
  stringifySearch: (search) => defaultStringifySearch(search).replaceAll('%2C', ',').replaceAll('%7E', '~'),
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultPendingMs: 200,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
