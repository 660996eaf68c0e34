import { type Topic, topics } from './answers.ts'

/** What changed, as it is told to every process. */
export interface DropNotice {
  readonly topics: readonly Topic[]
  /** All that changed; null when it cannot be told, which drops everything about the topics. */
  readonly marks: ReadonlySet<string> | null
}

/** PostgreSQL takes less than 8000 bytes of one notice. */
const mostBytes = 7900

/**
 * Who tells it, a word, and the topics on the first line, then each mark on one; a notice that grows too long leaves the
 * marks out.
 */
export function noticeOf(teller: string, { topics: dropped, marks: named }: DropNotice): string {
  const line = `${teller} ${dropped.join(',')}`
  const marks = named === null ? null : [...named]
  // A mark with a line break would be read as two others.
  if (marks === null || marks.some((mark) => mark.includes('\n'))) return line
  const message = [line, ...marks].join('\n')
  return Buffer.byteLength(message) > mostBytes ? line : message
}

export function readNotice(message: string): DropNotice & { readonly teller: string } {
  const [line = '', ...marks] = message.split('\n')
  const [teller = '', named = ''] = line.split(' ')
  const told = named.split(',')
  const about = topics.filter((topic) => told.includes(topic))
  return { teller, topics: about, marks: marks.length === 0 ? null : new Set(marks) }
}

/** Whether an answer may be another one after this. */
export function drops(
  notice: DropNotice,
  answer: { readonly topics: readonly Topic[]; readonly marks: readonly string[] | null },
): boolean {
  if (!answer.topics.some((topic) => notice.topics.includes(topic))) return false
  const { marks } = notice
  return marks === null || answer.marks === null || answer.marks.some((mark) => marks.has(mark))
}
