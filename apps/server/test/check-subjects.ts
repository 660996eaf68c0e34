import { afterEach } from 'vitest'
import { takeSubjectFindings } from './watch-subjects.ts'

afterEach(() => {
  const found = takeSubjectFindings()
  if (found.length > 0) throw new Error(`Calls touch what they do not name:\n${found.join('\n')}`)
})
