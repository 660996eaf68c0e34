import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { defaultViewOf } from '../lib/default-views.ts'
import { codeMissing } from '../lib/service-worker.ts'
import { loadAdminTexts, loadLaterTexts, loadSiteTexts, loadWizardTexts } from '../lib/text.ts'
import { Frame } from './Frame.tsx'
import type { PageAccess } from './guard.ts'
import { guardPage } from './guard.ts'
import { PageProblem } from './PageProblem.tsx'
import { ToNotFound } from './ToNotFound.tsx'

type SearchValues = Readonly<Record<string, unknown>>

interface PageParts<Search extends SearchValues> {
  readonly access: PageAccess
  readonly page: () => Promise<ComponentType>
  /** The question the page begins with, sent while its code is on its way. */
  readonly ask?: () => Promise<void>
  /** Which texts it shows beside those that every page may need; the administration has them all. */
  readonly texts?: 'site' | 'wizard' | 'later'
  /** Gives the typed search params of the page; what it leaves out is not in the address any more. */
  readonly search?: (search: Record<string, unknown>) => Search
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly access?: PageAccess
    /** The path as spec/routes.json writes it; also the key of the page's title. */
    readonly specPath?: string
  }
}

/** `/materieel/{-$category}` → `/materieel/{category?}`, `/details/$id` → `/details/{id}`. */
export function toSpecPath(path: string): string {
  return path.replace(/\{-\$(\w+)\}/g, '{$1?}').replace(/\$(\w+)/g, '{$1}')
}

const loadTexts = { site: loadSiteTexts, wizard: loadWizardTexts, later: loadLaterTexts } as const

export const rootRoute = createRootRoute({ component: Frame, notFoundComponent: ToNotFound })

/** One screen of the route table: guarded before it opens, its code loaded when it does. */
export function createPage<const Path extends string, Search extends SearchValues = SearchValues>(
  path: Path,
  parts: PageParts<Search>,
) {
  const specPath = toSpecPath(path)
  const importPage = async () => {
    const texts = parts.access === 'admin' ? loadAdminTexts() : parts.texts && loadTexts[parts.texts]()
    const [Page] = await Promise.all([parts.page(), texts]).catch(codeMissing)
    return { Page }
  }
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { access: parts.access, specPath },
    // Without a validator of its own a page keeps whatever is in its address.
    validateSearch: (search: Record<string, unknown>) => (parts.search?.(search) ?? search) as Search,
    beforeLoad: async ({ location, preload, cause }) => {
      if (preload) return
      await guardPage(parts.access, specPath, location.href)
      // An address that says something shows that; the bare screen opens as the person wants it.
      const view = cause === 'enter' && location.searchStr === '' ? (defaultViewOf(path) ?? '') : ''
      if (view !== '') throw redirect({ href: `${location.pathname}${view}`, replace: true })
    },
    loader: () => void parts.ask?.(),
    component: lazyRouteComponent(importPage, 'Page'),
    errorComponent: PageProblem,
  })
}
