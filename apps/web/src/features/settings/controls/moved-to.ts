/** The items with the one at `from` at the place `to`. */
export function movedTo<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.filter((_, place) => place !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
