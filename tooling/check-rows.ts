import { fileURLToPath } from 'node:url'
import { findRowReadings, mayRead, type ReadingFile } from './row-shapes.ts'

const configFile = fileURLToPath(new URL('../apps/server/tsconfig.json', import.meta.url))

/** `ask<Row>(…)` becomes `checkRows(shape of Row, file, ask<Row>(…))`, on the same line. */
function wrapReadings({ text, readings }: ReadingFile, file: string): string {
  let wrapped = text
  // From the end, so that places before stay where they are; one inside another comes after it.
  for (const { start, end, row } of [...readings].sort((a, b) => b.start - a.start)) {
    const call = wrapped.slice(start, end)
    const place = JSON.stringify(`${file}:${text.slice(0, start).split('\n').length}`)
    wrapped = `${wrapped.slice(0, start)}checkRows(${JSON.stringify(row)}, ${place}, ${call})${wrapped.slice(end)}`
  }
  return wrapped
}

/**
 * For the tests of the server: every row that a statement gives is compared with the type that its call names, which the
 * compiler can only believe. `apps/server/test/check-rows.ts` compares.
 */
export function checkRows() {
  let known: ReadonlyMap<string, ReadingFile> | null = null
  return {
    name: 'check-rows',
    enforce: 'pre' as const,
    transform(code: string, id: string): { code: string; map: null } | null {
      if (!id.includes('/apps/server/') || !mayRead.test(code)) return null
      // While watching a file may have changed since.
      if (known === null || (known.has(id) && known.get(id)?.text !== code)) known = findRowReadings(configFile)
      const file = known.get(id)
      if (file === undefined) return null
      if (file.text !== code) throw new Error(`${id} is not what is on the disk`)
      return { code: wrapReadings(file, id.slice(id.indexOf('/apps/server/') + 1)), map: null }
    },
  }
}
