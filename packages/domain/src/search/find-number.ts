import { isNumberEnding } from '../plain/search-text.ts'
import { type IndexedThing, numbersFrom, type SearchIndex } from './search-index.ts'

/** Things with exactly this number, as `numberKey` writes it. */
export function thingsOfNumber(index: SearchIndex, key: string): readonly IndexedThing[] {
  return key === '' ? [] : numbersFrom(index, key).filter((thing) => thing.key === key)
}

/** The only thing whose number ends so, where nothing has this number; null when it is too short or several do. */
export function thingOfEnding({ numbers }: SearchIndex, key: string): IndexedThing | null {
  if (!isNumberEnding(key)) return null
  const ending = numbers.filter((thing) => thing.key.endsWith(key))
  return ending.length === 1 ? (ending[0] ?? null) : null
}
