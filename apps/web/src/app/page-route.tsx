import { type Screen, type ScreenPath, screenAt, textsOf } from '@portal/contract/screens.ts'
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { defaultViewOf } from '../lib/default-views.ts'
import { codeMissing } from '../lib/service-worker.ts'
import {
  loadAdminTexts,
  loadGroundTexts,
  loadLaterTexts,
  loadQueueTexts,
  loadSiteTexts,
  loadWizardTexts,
} from '../lib/text.ts'
import { Frame } from './Frame.tsx'
import type { PageAccess } from './guard.ts'
import { guardPage } from './guard.ts'
import { PageProblem } from './PageProblem.tsx'
import { ToNotFound } from './ToNotFound.tsx'

type SearchValues = Readonly<Record<string, unknown>>

/** What a route has beside its row in the table of screens. */
export interface PageParts<Search extends SearchValues> {
  /** Loads the page, where that is more than its file. */
  readonly page?: () => Promise<ComponentType>
  /** The question the page begins with, sent while its code is on its way. */
  readonly ask?: () => Promise<void>
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

const loadTexts = {
  first: async () => {},
  site: loadSiteTexts,
  wizard: loadWizardTexts,
  queue: loadQueueTexts,
  ground: loadGroundTexts,
  later: loadLaterTexts,
  admin: loadAdminTexts,
} as const

/** Every page of the table; the start and refusals come with the program. */
const files = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '../features/**/*Page.tsx',
  '!../features/home/{Home,NotAllowed}Page.tsx',
])

/** The page of a screen from its file; tooling/architecture/routes.test.ts compares the two. */
async function loadPage({ page, name = page.slice(page.lastIndexOf('/') + 1) }: Screen): Promise<ComponentType> {
  const Page = (await files[`../features/${page}.tsx`]?.())?.[name]
  if (Page === undefined) throw new Error(`features/${page}.tsx has no ${name}`)
  return Page
}

export const rootRoute = createRootRoute({ component: Frame, notFoundComponent: ToNotFound })

/** One screen of the table: guarded before it opens, its code loaded when it does. */
export function createPage<const Path extends ScreenPath, Search extends SearchValues>(
  path: Path,
  parts: PageParts<Search>,
) {
  const screen = screenAt(path)
  const specPath = toSpecPath(path)
  const importPage = async () => {
    const page = parts.page?.() ?? Promise.all([loadPage(screen), loadTexts[textsOf(screen)]()]).then(([Page]) => Page)
    return { Page: await page.catch(codeMissing) }
  }
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { access: screen.access, specPath },
    // Without a validator of its own a page keeps whatever is in its address.
    validateSearch: (search: Record<string, unknown>) => (parts.search?.(search) ?? search) as Search,
    beforeLoad: async ({ location, preload, cause }) => {
      if (preload) return
      await guardPage(screen.access, specPath, location.href)
      // An address that says something shows that; the bare screen opens as the person wants it.
      const view = cause === 'enter' && location.searchStr === '' ? (defaultViewOf(path) ?? '') : ''
      if (view !== '') throw redirect({ href: `${location.pathname}${view}`, replace: true })
    },
    loader: () => void parts.ask?.(),
    component: lazyRouteComponent(importPage, 'Page'),
    errorComponent: PageProblem,
  })
}
