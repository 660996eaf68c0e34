import type { AnswerCache } from '../context.ts'

/** The same cache with answers that only those who give this mark find; what is held and a drop are everybody's. */
export function answersApart(answers: AnswerCache, mark: string): AnswerCache {
  return {
    get: (key, about, produce) => answers.get([mark, ...key], about, produce),
    getFilled: (key, about, produce) => answers.getFilled([mark, ...key], about, produce),
    getWritten: (key, about, write) => answers.getWritten([mark, ...key], about, write),
    hold: (key, about, load) => answers.hold(key, about, load),
    drop: (topics, marks) => answers.drop(topics, marks),
  }
}
