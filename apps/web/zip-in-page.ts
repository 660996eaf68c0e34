import type { Plugin } from 'vite'

const writersZip = /write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/

/**
 * The writer of Excel files zips more than some hundred rows in a worker made of a blob, which the content security
 * policy forbids; it then never ends. A table of 5,000 rows is zipped in the page within a blink.
 */
export function zipInPage(): Plugin {
  let isReplaced = false
  return {
    name: 'zip-in-page',
    load: (id) => {
      if (!writersZip.test(id)) return null
      isReplaced = true
      return `import { zipSync } from 'fflate'\nexport default async (files) => zipSync(files).buffer`
    },
    generateBundle() {
      if (!isReplaced) this.error('write-excel-file has no zip to replace: an export of many rows would never end')
    },
  }
}
