import { vi } from 'vitest'

/**
 * What the page saves as files until it is stopped, by the address that is made of the type of the file, and name; following
 * such a link is what jsdom does not do.
 */
export function watchSaves() {
  const saved: { readonly address: string; readonly name: string }[] = []
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ address: this.href, name: this.download })
  })
  const files: Blob[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    // The portal makes addresses for files only.
    files.push(file as Blob)
    return `blob:${files.at(-1)?.type}`
  })
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  const stop = () => {
    for (const spy of [clicked, made, freed]) spy.mockRestore()
  }
  return { saved, files, freed, stop }
}
