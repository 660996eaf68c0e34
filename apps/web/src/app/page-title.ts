import { knownKey, type TextKey } from '../lib/text.ts'

/** The key of a screen's title by its path in the specification, which writes one without its first slash (OP-03). */
export function titleKeyOf(specPath: string): TextKey | null {
  return knownKey(`page.${specPath}`) ?? knownKey(`page.${specPath.slice(1)}`)
}
