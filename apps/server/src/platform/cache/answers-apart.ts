import type { AnswerCache } from '../context.ts'

/** The same cache with answers that only those who give this mark find; a drop is everybody's. */
export function answersApart(answers: AnswerCache, mark: string): AnswerCache {
  return {
    get: (key, topics, produce) => answers.get([mark, ...key], topics, produce),
    getFilled: (key, topics, produce) => answers.getFilled([mark, ...key], topics, produce),
    hold: (key, topics, load) => answers.hold(`${mark} ${key}`, topics, load),
    drop: (topics) => answers.drop(topics),
  }
}
