import { vi } from 'vitest'

/** What the page saves as files from now on, by address and name; following such a link is what jsdom does not do. */
export function watchSaves() {
  const saved: { readonly address: string; readonly name: string }[] = []
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ address: this.href, name: this.download })
  })
  return { saved, stop: () => clicked.mockRestore() }
}
