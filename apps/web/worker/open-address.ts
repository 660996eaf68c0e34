/** The parts of a window that are used. */
interface OpenWindow {
  readonly url: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>
  openWindow(url: string): Promise<unknown>
}

/** The address of a path within the portal; of anything else that of its first page. */
export function addressWithin(scope: string, path: unknown): URL {
  const home = new URL(scope)
  if (typeof path !== 'string' || !URL.canParse(path, home)) return home
  const address = new URL(path, home)
  return address.origin === home.origin ? address : home
}

/** Goes to an open window of the portal, which keeps what was filled in there, or opens one. */
export async function openAddress(windows: Windows, address: URL): Promise<void> {
  const found = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const there = found.find(({ url }) => url === address.href)
  const target = there ?? found[0]
  if (target === undefined) return void (await windows.openWindow(address.href))
  // A browser that does not let a worker bring a window to the front still goes to the screen in it.
  await target.focus().catch(() => {})
  if (there === undefined) target.postMessage({ type: 'OPEN', path: address.pathname + address.search })
}
