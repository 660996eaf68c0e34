import { type AtPlace, firstQuestions, type Question, question } from './first-questions.ts'
import { locations } from './locations.ts'
import { removalList } from './removal-list.ts'
import { search } from './search.ts'

/** The catalogue as a browser searches it by itself. */
const copy = question(search.getCatalogueCopy, {})

/** What removing, moving and picking up ask beside their list. */
const ofWizards = (place: AtPlace): readonly Question[] => [
  question(removalList.getRemovalList, place),
  question(locations.getLocationAddresses, { ...place, doel: 'van' }),
  question(locations.getDepots, {}),
]

/**
 * What the screens of a day ask at a location and a browser may keep, each once: with the answers they open without a
 * connection, also those that were never opened with one.
 */
export function dayQuestions(place: AtPlace): readonly Question[] {
  const ofScreens = Object.values(firstQuestions).flatMap(({ askAt }) => askAt?.(place) ?? [])
  const kept = [...ofScreens, ...ofWizards(place), copy].filter(({ call }) => call.kept === true)
  return [...new Map(kept.map((one) => [`${one.call.path} ${JSON.stringify(one.input)}`, one])).values()]
}
