import type { Contents } from '@portal/contract/values.ts'
import { useFormat } from '../../lib/format.ts'
import { thingsName } from './things-name.ts'

/**
 * Title of the screen of a request or an order: what is in it, with its numbers on the line below; `title` while
 * nothing of it is known.
 */
export function useRecordTitle(
  contents: Contents | undefined,
  words: { readonly title: string; readonly numbers?: string },
): { readonly title: string; readonly intro: string } {
  const format = useFormat()
  const name = contents === undefined ? '' : thingsName(contents, format)
  const { title, numbers = title } = words
  return name === '' ? { title, intro: '' } : { title: name, intro: numbers }
}
