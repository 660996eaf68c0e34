import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { freshPortal, messages } from '../../test/stand-in.tsx'
import { setOffline, setOnline } from '../lib/connectivity.ts'
import { laterPart } from './later-part.tsx'

const missing = 'Dit onderdeel is nog niet opgehaald. Het komt zodra er verbinding is.'

beforeEach(() => {
  freshPortal()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

describe('a part whose code cannot be fetched', () => {
  it('says so in its own place and comes with the connection, while the screen around it stays', async () => {
    const code = { isThere: false }
    const Part = laterPart(async () => {
      if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return ({ name }: { readonly name: string }) => <p>{`Hier is ${name}`}</p>
    })
    act(setOffline)
    show(
      <>
        <input aria-label="Wat ik invul" defaultValue="Half af" />
        <Suspense>
          <Part name="de balk" />
        </Suspense>
      </>,
    )
    expect(await screen.findByText(missing)).toBeTruthy()
    expect(screen.getByLabelText('Wat ik invul')).toHaveProperty('value', 'Half af')
    code.isThere = true
    act(setOnline)
    expect(await screen.findByText('Hier is de balk')).toBeTruthy()
    expect(screen.queryByText(missing)).toBeNull()
  })

  it('closes with a message where it would lie over the screen', async () => {
    const onClose = vi.fn()
    const Dialog = laterPart(async (): Promise<(_: { readonly onClose: () => void }) => null> => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    show(
      <Suspense>
        <Dialog onClose={onClose} />
      </Suspense>,
    )
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(messages()).toContain('offline.part')
    act(setOnline)
  })
})
