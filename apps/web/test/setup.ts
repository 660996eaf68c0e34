import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { queryClient } from '../src/lib/query-client.ts'
import { endSession } from '../src/lib/session.ts'
import { loadAdminTexts, switchLanguage } from '../src/lib/text.ts'
import { takeInputFaults } from './sent-inputs.ts'

Object.assign(globalThis, { __PORTAL_VERSION__: '1.0.0' })

// A busy machine takes longer than the usual second.
const patience = 20_000
configure({ asyncUtilTimeout: patience })
const { waitFor } = vi
vi.waitFor = (isSo, options = patience) => waitFor(isSo, options)

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// What jsdom lacks of a browser; a test that takes its own stubs away keeps these.
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
  ResizeObserver: NoResizeObserver,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) },
})
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}

beforeAll(async () => {
  // Modules are shared by the files that run here one after the other: what was told in one is not for the next.
  queryClient.clear()
  endSession()
  await switchLanguage('nl-NL')
  // Parts of the administration are also shown here without its route.
  await loadAdminTexts()
})
// What a page sends has to be what the portal takes, whatever the test is about. The last hook runs first.
afterEach(() => expect(takeInputFaults()).toEqual([]))
afterEach(cleanup)
