/** Address of something the portal keeps, as the browser must ask for it. */
export function fileAddress(address: string): string {
  return address.startsWith('/') ? `${address}` : address
}

/** Lets the browser save what is at an address of the portal; it stays on the page. */
export function saveFile(address: string): void {
  const link = document.createElement('a')
  link.href = `${fileAddress(address)}?opslaan=1`
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** Opens a tab at once, as browsers only allow during a click, and shows the file there when its address is known. */
export async function showInTab(addressOf: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const address = fileAddress(await addressOf())
    if (tab === null) window.location.assign(address)
    else {
      tab.opener = null
      tab.location.replace(address)
    }
  } catch (error) {
    tab?.close()
    throw error
  }
}

/** The content of a file that the portal gave an address for, to pass on to another program. */
export async function fetchFile(address: string, name: string): Promise<File> {
  const response = await fetch(fileAddress(address), { credentials: 'omit' })
  if (!response.ok) throw new Error(`The file could not be fetched: ${response.status}`)
  const content = await response.blob()
  return new File([content], name, { type: content.type })
}

/** Prints a picture alone on its page. */
export function printPicture(address: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  const picture = page?.createElement('img')
  if (page === null || picture === undefined) return
  picture.style.maxWidth = '100%'
  picture.onload = () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
    frame.contentWindow?.print()
  }
  picture.onerror = () => frame.remove()
  picture.src = fileAddress(address)
  page.body.append(picture)
}
