import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../platform/context.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { ItemKey, ItemView } from './catalogue.store.ts'
import { itemViewOf, readItemsInView } from './catalogue.ts'

/** What a page was read for. */
interface PageRead {
  readonly keys: readonly ItemKey[]
  readonly view: ItemView
}

export interface PageReader {
  /** Begins to read what was on the page last. */
  readAhead(): void
  read(page: PageRead): Promise<readonly CatalogueItem[]>
}

const mostPages = 100
const lastRead = new WeakMap<Tenant, LRUCache<string, PageRead>>()

function pagesOf(tenant: Tenant): LRUCache<string, PageRead> {
  const pages = lastRead.get(tenant) ?? new LRUCache<string, PageRead>({ max: mostPages })
  lastRead.set(tenant, pages)
  return pages
}

function isSame(one: PageRead, other: PageRead): boolean {
  if (one.view.customerNo !== other.view.customerNo || one.keys.length !== other.keys.length) return false
  return one.keys.every(({ kind, no }, at) => other.keys[at]?.no === no && other.keys[at].kind === kind)
}

/**
 * Reads the items of a page that is not kept. What is on it, and whether the customer has prices of his own, is read first;
 * mostly both are as they were last, so that the items can be read meanwhile. Where they are not, the items are read again.
 */
export function pageReader(ctx: Ctx, category: string): PageReader {
  const keyOf = () => JSON.stringify([category, itemViewOf(ctx)])
  let ahead: { readonly page: PageRead; readonly items: Promise<readonly CatalogueItem[]> } | null = null
  return {
    readAhead() {
      const page = pagesOf(ctx.tenant).get(keyOf())
      if (page === undefined) return
      const items = readItemsInView(ctx, page.keys, page.view)
      // It fails for who needs it, and for nobody where it was not needed.
      items.catch(() => undefined)
      ahead = { page, items }
    },
    read({ keys, view }) {
      // What is on the whole catalogue is held, so that it is never read ahead.
      if (category !== '') pagesOf(ctx.tenant).set(keyOf(), { keys, view })
      return ahead !== null && isSame(ahead.page, { keys, view }) ? ahead.items : readItemsInView(ctx, keys, view)
    },
  }
}
