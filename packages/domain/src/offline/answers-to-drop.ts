/** Days that an answer is kept for a time without connection: no longer than the login lasts. */
const keptAnswerDays = 7
/** The most answers that are kept. */
const mostKeptAnswers = 60
/** The most that all of them together may hold, in characters. */
const mostKeptCharacters = 8_000_000

const dayMs = 86_400_000

interface KeptSize {
  /** When it was answered, milliseconds since 1970. */
  readonly at: number
  readonly characters: number
}

/** Whether an answer is too old to be shown. */
export function isAnswerTooOld(at: number, nowMs: number): boolean {
  return nowMs - at > keptAnswerDays * dayMs
}

/** Which kept answers go: those that are too old, and the oldest for as long as there are too many or too much. */
export function answersToDrop<Kept extends KeptSize>(kept: readonly Kept[], nowMs: number): readonly Kept[] {
  const newestFirst = [...kept].sort((a, b) => b.at - a.at)
  let total = 0
  const dropFrom = newestFirst.findIndex(({ at, characters }, index) => {
    total += characters
    return index >= mostKeptAnswers || total > mostKeptCharacters || isAnswerTooOld(at, nowMs)
  })
  return dropFrom === -1 ? [] : newestFirst.slice(dropFrom)
}
