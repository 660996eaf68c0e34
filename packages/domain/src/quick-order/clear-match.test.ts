import { describe, expect, it } from 'vitest'
import { clearMatch } from './clear-match.ts'

const found = (omschrijving: string, reden = 'tekst') => ({ omschrijving, reden })

describe('what typed words mean', () => {
  it('is clear when one thing is found, or one has exactly that name', () => {
    const [plate, large] = [found('Trilplaat 90 kg'), found('Trilplaat 90 kg, diesel')]
    expect(clearMatch([plate], 'trilplaat')).toBe(plate)
    expect(clearMatch([large, plate], 'TRILPLAAT  90-kg')).toBe(plate)
  })

  it('is asked when there are several, two of one name, or only what looks alike', () => {
    expect(clearMatch([found('Ladder 3 m'), found('Ladder 4 m')], 'ladder')).toBeNull()
    expect(clearMatch([found('Ladder'), found('Ladder')], 'ladder')).toBeNull()
    expect(clearMatch([found('Ladder', 'lijkt_op')], 'lader')).toBeNull()
    expect(clearMatch([found('Ladder', 'nummer')], '1410')).toBeNull()
    expect(clearMatch([], 'lader')).toBeNull()
  })
})
