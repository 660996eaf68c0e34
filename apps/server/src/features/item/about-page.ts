import type { Showing } from '../../platform/cache/answers.ts'
import { catalogueMarks } from '../catalogue/catalogue.ts'

/** What invalidates an answer about the page of an item, beside the item: other items and tips. */
export function aboutPageOf<T>(no: string): Showing<T> {
  return {
    topics: ['catalogue', 'translations', 'settings'],
    shows: () => [catalogueMarks.around(no.toUpperCase())],
  }
}
