/** Keeping answers is no part of the first page: it comes once something is read for a person. */
export function loadKeeping() {
  return import('./kept-answers.ts')
}
