import { type Subject, subjects } from '@portal/contract/subjects.ts'

/** Subjects that something kept in memory is made of; a change of any other is told to no memory. */
export const keptSubjects = [
  'catalogue',
  'prices',
  'texts',
  'settings',
  'content',
  'locations',
  'access',
  'stock',
  'inspections',
  'documents',
  'orders',
  'invoices',
  'exitOrders',
] as const satisfies readonly Subject[]
export type KeptSubject = (typeof keptSubjects)[number]

/** What changed, as it is told to every process. */
export interface Notice {
  readonly subjects: readonly Subject[]
  /** All that changed of them; null when that cannot be told, so that everything of them may have. */
  readonly ids: readonly string[] | null
}

/** PostgreSQL takes less than 8000 bytes of one notice. */
const mostBytes = 7900

/** @param from the process that tells it; a notice that grows too long leaves the ids out */
export function writeNotice(from: string, { subjects: changed, ids }: Notice): string {
  const text = JSON.stringify({ from, subjects: changed, ids })
  return Buffer.byteLength(text) > mostBytes ? JSON.stringify({ from, subjects: changed, ids: null }) : text
}

/** A process of another version may tell what this one cannot read: then anything may have changed. */
export function readNotice(text: string): Notice & { readonly from: string } {
  const everything = { from: '', subjects, ids: null }
  try {
    // Checked below, field by field.
    const { from, subjects: named, ids } = JSON.parse(text) as Partial<Notice & { from: string }>
    if (typeof from !== 'string' || !Array.isArray(named)) return everything
    return { from, subjects: subjects.filter((one) => named.includes(one)), ids: Array.isArray(ids) ? ids : null }
  } catch {
    return everything
  }
}
