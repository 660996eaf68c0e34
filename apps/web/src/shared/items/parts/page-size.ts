import { pageSizeOptions } from '@portal/domain/constants.ts'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import { useSettings } from '../../../lib/settings.ts'
import { createStore, useStore } from '../../../lib/store.ts'

const name = 'mp_artikelen_per_pagina'
const store = createStore<number | null>(readStored<number>(localStorage, name))

export function setItemsPerPage(size: number): void {
  writeStored(localStorage, name, size)
  store.set(size)
}

/** Items a page: what the person chose before, else the setting CatalogItemsPerpage (R-SET-02, R-ENT-25). */
export function useItemsPerPage(): { readonly size: number; readonly options: readonly number[] } {
  const preset = useSettings().int('CatalogItemsPerpage')
  const chosen = useStore(store)
  const options = [...new Set([preset, ...pageSizeOptions])].sort((a, b) => a - b)
  return { size: options.find((option) => option === chosen) ?? preset, options }
}
