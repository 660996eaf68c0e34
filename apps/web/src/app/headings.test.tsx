import { type ScreenPath, screenAt, screenPaths } from '@portal/contract/screens.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freshPortal, logIn, openPage, refusal } from '../../test/stand-in.tsx'

afterEach(cleanup)

/** Screens that somebody on a site opens; those of the administration are made of the same parts. */
const paths = screenPaths.filter((path) => screenAt(path).access !== 'admin')
const addressOf = (path: ScreenPath) => path.replace('{-$category}', '').replace(/\$\w+/g, '1')

describe('a screen that cannot be read', () => {
  it.each(paths)('still says in a heading where one is: %s', async (path) => {
    freshPortal()
    logIn()
    vi.stubGlobal('fetch', async () => refusal(500, 'error.onverwachte_serverfout'))
    await openPage(addressOf(path))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  })
})
