import type { Refusal } from '../refusal.ts'

export const listNameMaxLength = 60

/** A list name as it is stored: trimmed, with single spaces. */
export function cleanListName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** A list name is not empty and at most 60 characters (R-VAL-10). */
export function refuseListName(name: string): Refusal<'validatie.verplicht' | 'validatie.max_tekens'> | null {
  const clean = cleanListName(name)
  if (clean === '') return { code: 'validatie.verplicht', params: {} }
  if (clean.length <= listNameMaxLength) return null
  return { code: 'validatie.max_tekens', params: { amount: listNameMaxLength } }
}

/** Two lists at one location cannot have one name; capitals and spaces make no other name. */
export function refuseTakenName(name: string, taken: readonly string[]): Refusal<'bestellijst.naam_bestaat'> | null {
  const wanted = cleanListName(name)
  const isTaken = taken.some((other) => cleanListName(other).toLowerCase() === wanted.toLowerCase())
  return isTaken ? { code: 'bestellijst.naam_bestaat', params: { name: wanted } } : null
}

/** A name that no other list has: the base, else the base with the first free number from 2. */
export function freeListName(base: string, taken: readonly string[]): string {
  const names = new Set(taken.map((name) => cleanListName(name).toLowerCase()))
  const clean = cleanListName(base)
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const name = `${clean.slice(0, listNameMaxLength - suffix.length).trimEnd()}${suffix}`
    if (!names.has(name.toLowerCase())) return name
  }
}
