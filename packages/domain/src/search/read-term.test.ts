import { expect, it } from 'vitest'
import { readTerm } from './read-term.ts'

it.each([
  ['trailer voor de minigraver', ['trailer', 'minigraver'], 1],
  ['wc de chantier', ['wc', 'chantier'], 2],
  ['Leiter mit Podest', ['leiter', 'podest'], 1],
  ['voor minigraver', ['minigraver'], 1],
  ['met voor', ['met', 'voor'], 2],
  ['rolsteiger', ['rolsteiger'], 1],
])('of %j only the words that tell something count, what it is before of or with what', (typed, words, headWords) => {
  expect(readTerm(typed)).toMatchObject({ words, headWords })
})
