import type { LeavePage } from '@portal/domain/search/remembered-items.ts'
import { rememberedAfterLeaving } from '@portal/domain/search/remembered-items.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { createStore, useStore } from '../../lib/store.ts'

const name = 'mp_artikelen'
const store = createStore<readonly string[]>(readStored<readonly string[]>(sessionStorage, name) ?? [])

/** Item numbers of the list somebody came from, for previous and next on item detail (OP-18). */
export function useRememberedItems(): readonly string[] {
  return useStore(store)
}

export function rememberItems(numbers: readonly string[]): void {
  writeStored(sessionStorage, name, numbers.length === 0 ? null : numbers)
  store.set(numbers)
}

const pages: Readonly<Record<string, LeavePage>> = {
  details: 'itemDetail',
  zoeken: 'search',
  materieel: 'catalogue',
  catalogus: 'catalogue',
}

/** Which of the pages of the page-leave rule an address is. */
export function leavePageOf(pathname: string): LeavePage {
  const [, first = ''] = pathname.toLowerCase().split('/')
  return Object.hasOwn(pages, first) ? (pages[first] ?? 'other') : 'other'
}

/** Going from item detail, search or catalogue to any page but item detail forgets the numbers (R-SCR-SHELL-24). */
export function useForgetOnLeave(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        const left = leavePageOf(fromLocation.pathname)
        rememberItems(rememberedAfterLeaving(left, leavePageOf(toLocation.pathname), store.get()))
      }),
    [router],
  )
}
