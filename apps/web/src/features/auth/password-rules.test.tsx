import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { heldRules, PasswordRules } from '../../shared/administration/PasswordRules.tsx'

const held = (password: string) =>
  heldRules(password, ['uitvoerder'])
    .filter((rule) => rule.held)
    .map((rule) => rule.label)

describe('password checklist', () => {
  it('holds nothing while the field is empty', () => {
    expect(held('')).toEqual([])
  })

  it('ticks each rule off by itself', () => {
    expect(held('abcdefgh')).not.toContain('auth.rule.upper')
    expect(held('Abcdefg1')).not.toContain('auth.rule.special')
    expect(held('Uitvoerder-1!')).not.toContain('auth.rule.name')
    expect(held('Steiger-42-Maaskade')).toHaveLength(7)
  })

  it('announces which rules are met', () => {
    show(<PasswordRules password="Ab1" names={['uitvoerder']} />)
    expect(screen.getByText('Een cijfer').textContent).toContain('Ja')
    expect(screen.getByText('Minimaal 8 tekens').textContent).toContain('Nee')
  })
})
