import { content } from '@portal/contract/content.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, logIn, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'
import { cleanHtml } from './clean-html.ts'

const asAdministrator = () => startSession(tokenFor('beheerder', 3600, { role: ['SuperAdmin'] }), 'Identity')

beforeEach(() => freshPortal())

describe('the extra info of a place', () => {
  it('is shown to everybody, in its own language, and a link in it stays in the portal', async () => {
    answer(content.getExtraInfo, {
      html: '<p>Let op: <a href="/info">lees dit</a></p>',
      taal: 'nl-NL',
      ontbreekt: 'taal',
    })
    await openPage('/inloggen')
    const info = await screen.findByRole('complementary', { name: 'Extra informatie' })
    await waitFor(() => expect(info.textContent).toBe('Let op: lees dit'))
    expect(info.querySelector('[lang="nl-NL"]')).not.toBeNull()
    expect(sentTo(content.getExtraInfo).at(-1)?.input).toEqual({ plaats: 'login' })
    // Who cannot change it is not told that anything is missing.
    expect(screen.queryByText(/ontbreekt/)).toBeNull()
  })

  it('that is missing is shown to administrators, who can make it (R-MSG-12)', async () => {
    asAdministrator()
    answer(content.getExtraInfo, { html: '', taal: null, ontbreekt: 'alles' })
    await openPage('/')
    await screen.findByText('De extra informatie ontbreekt.')
    expect(screen.getByRole('link', { name: 'Informatie beheren' }).getAttribute('href')).toBe(
      '/settings/content-paginas-beheer',
    )
  })

  it('that is missing in the chosen language is shown to administrators (R-MSG-13)', async () => {
    asAdministrator()
    answer(content.getExtraInfo, { html: '<p>Dag</p>', taal: 'nl-NL', ontbreekt: 'taal' })
    await openPage('/')
    await screen.findByText('De extra informatie ontbreekt in de gekozen taal.')
    await screen.findByText('Dag')
  })

  it('that is missing or cannot be read leaves a customer alone', async () => {
    logIn(null)
    answer(content.getExtraInfo, () => refusal(500, 'error.onverwachte_serverfout'))
    await openPage('/')
    await waitFor(() => expect(sentTo(content.getExtraInfo)).not.toEqual([]))
    expect(screen.queryByText(/ontbreekt/)).toBeNull()
  })
})

describe('a text of the company in the browser', () => {
  it.each([
    '<script>x</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://elsewhere.example/x.png">',
    '<svg onload=alert(1)>',
    '<iframe src="https://elsewhere.example"></iframe>',
    '<style>p{}</style>',
    '<form><input></form>',
  ])('is cleaned once more: of %s nothing stays', (attack) => {
    expect(cleanHtml(`<p>a</p>${attack}`)).toBe('<p>a</p>')
  })

  it('has no link to a program, and one to elsewhere sends no referrer', () => {
    expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>')
    expect(cleanHtml('<a href="/info" onclick="x" style="x">x</a>')).toBe('<a href="/info">x</a>')
    expect(cleanHtml('<a href="https://example.com">x</a>')).toContain('rel="noopener noreferrer"')
  })
})
