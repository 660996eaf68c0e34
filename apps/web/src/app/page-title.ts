import { useRouterState } from '@tanstack/react-router'
import { screenNameStore } from '../lib/screen-name.ts'
import { useStore } from '../lib/store.ts'
import { knownKey, type TextKey, useText } from '../lib/text.ts'

/** The key of a screen's title by its path in the specification, which writes one without its first slash (OP-03). */
export function titleKeyOf(specPath: string): TextKey | null {
  return knownKey(`page.${specPath}`) ?? knownKey(`page.${specPath.slice(1)}`)
}

/** The title of the open screen, by what it shows where it has a name; null on the start page, which has none of its own. */
export function useScreenTitle(): string | null {
  const text = useText()
  const name = useStore(screenNameStore)
  const specPath = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.specPath })
  if (specPath === undefined || specPath === '/') return null
  const key = titleKeyOf(specPath)
  return name ?? (key === null ? null : text(key))
}
