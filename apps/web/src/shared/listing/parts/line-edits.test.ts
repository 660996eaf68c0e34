import { expect, it } from 'vitest'
import { addEdit, clashing, type LineEdits, noteSent } from './line-edits.ts'

interface Line {
  readonly id: string
  readonly aantal: number
  readonly comment: string
}

const seen: Line = { id: 'a', aantal: 1, comment: '' }
const typed = (comment: string): LineEdits<Line> => addEdit<Line>({}, seen, { comment })
const clashes = (edits: LineEdits<Line>, comment: string) => [...clashing(edits, [{ ...seen, comment }])]

it('takes a remark that differs by spaces only for the same remark', () => {
  const edits = typed(' Blok B ')
  expect(clashes(noteSent(edits, [seen]), 'Blok B')).toEqual([])
  expect(clashes(edits, '  ')).toEqual([])
})

it('asks when somebody else wrote another remark', () => {
  expect(clashes(typed(' Blok B '), 'Blok C')).toEqual(['a'])
})
