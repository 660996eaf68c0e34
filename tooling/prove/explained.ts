import type { Place } from './place.ts'

/** A broken place that no test can notice, with the reason: what it does stays the same, or nobody can see it. */
interface Explained extends Pick<Place, 'file' | 'original' | 'replacement'> {
  readonly why: string
}

export const explained: readonly Explained[] = []

/** Why nothing minds this place; null when something should. */
export function explanationOf({
  file,
  original,
  replacement,
}: Pick<Place, 'file' | 'original' | 'replacement'>): string | null {
  const found = explained.find(
    (each) => each.file === file && each.original === original && each.replacement === replacement,
  )
  return found?.why ?? null
}
