import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { closeShown, notificationStore, shownNotification } from '../../lib/notifications.ts'
import type { VersionedList } from './parts/save-edits.ts'
import { useLineEdits } from './use-line-edits.ts'

interface Line {
  readonly id: string
  readonly aantal: number
}

const shown = () => shownNotification(notificationStore.get().queue)
beforeEach(() => {
  while (shown() !== null) closeShown()
})

it('a quantity that is refused is reported, and the line shows what is stored again', async () => {
  const lines: readonly Line[] = [{ id: 'a', aantal: 1 }]
  const list: VersionedList<Line> = {
    lines,
    newest: () => ({ lines, versie: 1 }),
    fits: () => true,
    send: async () => {
      throw new CallError(400, '{"code":"validatie.aantal_bereik"}', {})
    },
    kind: 'order',
    place: { gebruikerLogin: 'uitvoerder', materieellocatie: '10001' },
    keep: () => undefined,
    read: async () => undefined,
  }
  const { result, unmount } = renderHook(() => useLineEdits(list))
  act(() => result.current.change('a', { aantal: 7 }))
  expect(result.current.lines).toEqual([{ id: 'a', aantal: 7 }])
  await waitFor(() => expect(shown()).not.toBeNull(), { timeout: 10_000 })
  await waitFor(() => expect(result.current.lines).toEqual([{ id: 'a', aantal: 1 }]))
  unmount()
})
