import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { root } from '../processes.ts'
import { breakPlace } from './place.ts'
import { removalsOf } from './removals.ts'

describe('what is taken out of a file to see whether a test minds', () => {
  it.each(['apps/web/src/lib/unsaved.ts', 'packages/domain/src/locations/location-orderable.ts'])(
    'leaves %s a program, which is another one',
    (file) => {
      const whole = readFileSync(join(root, file), 'utf8')
      const places = removalsOf(file)
      expect(places.length).toBeGreaterThan(3)
      for (const place of places) {
        const broken = breakPlace(place, whole)
        expect(broken).not.toBe(whole)
        expect(parseSync(file, broken).errors, `${place.original} as ${place.replacement}`).toEqual([])
      }
    },
  )
})
