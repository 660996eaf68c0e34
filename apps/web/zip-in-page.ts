import type { Plugin } from 'vite'

const writersZip = /write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/

/**
 * The writer of Excel files zips more than some hundred rows in a worker made of a blob, which the content security
 * policy forbids; it then never ends. A table of 5,000 rows is zipped in the page within a blink.
 */
export function zipInPage(): Plugin {
  return {
    name: 'zip-in-page',
    load: (id) =>
      writersZip.test(id)
        ? `import { zipSync } from 'fflate'\nexport default async (files) => zipSync(files).buffer`
        : null,
  }
}
