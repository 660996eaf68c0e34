import { createStore } from '../../lib/store.ts'

export const sheetOpenStore = createStore(false)
