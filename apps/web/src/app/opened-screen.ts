import { createStore } from '../lib/store.ts'

/** The title of the screen that was opened last, to be said; empty for the first of a page, which is read anyhow. */
export const openedScreenStore = createStore('')
