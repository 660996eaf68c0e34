import type { Contents } from '@portal/contract/values.ts'
import { useFormat } from '../../lib/format.ts'
import { thingsName } from './things-name.ts'

/**
 * Title of the screen of a request or an order: what is in it, with its number on the line below; the
 * number alone while nothing of it is known.
 */
export function useRecordTitle(
  contents: Contents | undefined,
  numbered: string,
): { readonly title: string; readonly intro: string } {
  const format = useFormat()
  const name = contents === undefined ? '' : thingsName(contents, format)
  return name === '' ? { title: numbered, intro: '' } : { title: name, intro: numbered }
}
