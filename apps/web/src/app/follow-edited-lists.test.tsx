import { hubEvents } from '@portal/contract/hub.ts'
import { locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildReturn } from '../../test/leaving-portal.ts'
import {
  answer,
  buildLine,
  buildList,
  buildLocation,
  freshPortal,
  logIn,
  messages,
  openPage,
  refusal,
  router,
  sentTo,
} from '../../test/stand-in.tsx'
import { startBackground } from './start-background.ts'

const hub = vi.hoisted(() => ({ deliver: null as ((name: string, payload: unknown) => void) | null }))

// A real socket needs a server; the browser tests connect to one.
vi.mock('socket.io-client', () => ({
  io: () => ({
    onAny(deliver: NonNullable<typeof hub.deliver>) {
      hub.deliver = deliver
    },
    on: () => {},
    io: { on: () => {} },
    disconnect: () => {},
  }),
}))

startBackground()

const conflict = 'Deze lijst is intussen op een andere plek gewijzigd.'
const fence = buildReturn(1, { materieelNummer: '', aanwezig: 50, omschrijving: 'Bouwhek', retourAantal: 3 })
const broom = buildReturn(2, { materieelNummer: '', aanwezig: 50, omschrijving: 'Bezem', retourAantal: 1 })

/** The list as the portal has it: a save on another version than its own is refused, as the server does. */
let stored = { afvoerlijstItems: [fence, broom], versie: 7 }

type Edit = Partial<Pick<typeof fence, 'retourAantal' | 'opmerking'>>

function store(items: readonly ({ readonly id: string } & Edit)[]): void {
  const edits = new Map(items.map((item) => [item.id, item]))
  stored = {
    afvoerlijstItems: stored.afvoerlijstItems.map((line) => ({ ...line, ...edits.get(line.id) })),
    versie: stored.versie + 1,
  }
}

const tellRemovalList = () => hub.deliver?.(hubEvents.changed.name, { subjects: ['removalLists'] })
const reads = () => sentTo(removalList.getRemovalList).length
const saves = () => sentTo(removalList.updateItems)

/** Somebody else changes the list, and this page has read it again. */
async function changedElsewhere(change: () => void): Promise<void> {
  const before = reads()
  change()
  tellRemovalList()
  await vi.waitFor(() => expect(reads()).toBeGreaterThan(before))
}

const quantity = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Aantal van ${name}` })
const more = (name: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: `Aantal van ${name}` })).getByRole('button', { name: 'Eén meer' }),
  )

beforeEach(async () => {
  freshPortal()
  stored = { afvoerlijstItems: [fence, broom], versie: 7 }
  answer(removalList.getRemovalList, () => stored)
  answer(removalList.updateItems, ({ items, versie }) => {
    if (versie !== stored.versie) return refusal(409, 'error.tussentijds_gewijzigd')
    store(items)
    return { versie: stored.versie }
  })
  answer(locations.getLocations, { locaties: [buildLocation()] })
  logIn()
  await vi.waitFor(() => expect(hub.deliver).not.toBeNull())
})

describe('a removal list that is changed elsewhere while somebody edits it', () => {
  beforeEach(async () => {
    await openPage('/afvoerlijst')
    await screen.findByRole('list', { name: 'Materieel op de afvoerlijst' })
  })

  it('asks before an edit goes over a newer value of the same line', async () => {
    await more('Bouwhek')
    await more('Bezem')
    await changedElsewhere(() => store([{ id: fence.id, retourAantal: 9 }]))
    expect(await screen.findByText(conflict)).toBeTruthy()
    expect(screen.getByText('4 × Bouwhek')).toBeTruthy()
    expect(saves().map(({ input }) => input.items)).toMatchObject([[{ id: broom.id, retourAantal: 2 }]])
    expect(stored.afvoerlijstItems[0]?.retourAantal).toBe(9)
    await userEvent.click(screen.getByRole('button', { name: 'Nieuwste lijst gebruiken' }))
    await vi.waitFor(() => expect(quantity('Bouwhek').value).toBe('9'))
  })

  it('saves the edit over the newer value when asked to', async () => {
    await more('Bouwhek')
    await changedElsewhere(() => store([{ id: fence.id, retourAantal: 9 }]))
    await userEvent.click(await screen.findByRole('button', { name: 'Mijn wijziging toch opslaan' }))
    await vi.waitFor(() => expect(stored.afvoerlijstItems[0]?.retourAantal).toBe(4))
    expect(screen.queryByText(conflict)).toBeNull()
  })

  it('keeps both when another line, or another field of the line, was changed', async () => {
    await more('Bouwhek')
    await changedElsewhere(() =>
      store([
        { id: broom.id, retourAantal: 5 },
        { id: fence.id, opmerking: 'bij de poort' },
      ]),
    )
    await vi.waitFor(() => expect(stored.versie).toBe(9))
    expect(stored.afvoerlijstItems).toMatchObject([{ retourAantal: 4, opmerking: 'bij de poort' }, { retourAantal: 5 }])
    expect(screen.queryByText(conflict)).toBeNull()
    expect(messages()).toEqual([])
  })

  it('keeps both also when the page did not get the event', async () => {
    await more('Bouwhek')
    store([{ id: broom.id, retourAantal: 5 }])
    await vi.waitFor(() => expect(stored.versie).toBe(9))
    expect(stored.afvoerlijstItems).toMatchObject([{ retourAantal: 4 }, { retourAantal: 5 }])
    expect(messages()).toEqual([])
  })

  it('says so when the line itself went, and saves the edits of the others', async () => {
    await more('Bouwhek')
    await more('Bezem')
    await changedElsewhere(() => {
      stored = { afvoerlijstItems: [broom], versie: 8 }
    })
    expect(await screen.findByText('4 × Bouwhek: staat niet meer op de lijst')).toBeTruthy()
    await vi.waitFor(() => expect(stored.afvoerlijstItems).toMatchObject([{ retourAantal: 2 }]))
    expect(screen.queryByRole('button', { name: 'Mijn wijziging toch opslaan' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Nieuwste lijst gebruiken' }))
    await vi.waitFor(() => expect(screen.queryByText(conflict)).toBeNull())
  })

  it('says that the edit was not saved to who left the screen', async () => {
    await more('Bouwhek')
    await changedElsewhere(() => store([{ id: fence.id, retourAantal: 9 }]))
    await router.navigate({ to: '/info' })
    await vi.waitFor(() => expect(messages()).toEqual(['list.leftUnsaved']))
    expect(saves()).toEqual([])
  })

  it('knows its own save again when the answer to it was lost', async () => {
    let lost = false
    answer(removalList.updateItems, ({ items, versie }) => {
      if (versie !== stored.versie) return refusal(409, 'error.tussentijds_gewijzigd')
      store(items)
      if (lost) return { versie: stored.versie }
      lost = true
      return refusal(504, 'error.timeout_backoffice')
    })
    await more('Bouwhek')
    await vi.waitFor(() => expect(lost).toBe(true))
    await more('Bouwhek')
    await vi.waitFor(() => expect(stored.afvoerlijstItems[0]?.retourAantal).toBe(5))
    expect(screen.queryByText(conflict)).toBeNull()
  })

  it('does not take a line that the person takes off for one that went elsewhere', async () => {
    answer(removalList.removeItem, ({ id }) => {
      stored = { afvoerlijstItems: stored.afvoerlijstItems.filter((line) => line.id !== id), versie: stored.versie + 1 }
      return null
    })
    await more('Bouwhek')
    await userEvent.click(screen.getByRole('button', { name: 'Bouwhek van de lijst halen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Bezem van de lijst halen' }))
    await vi.waitFor(() => expect(stored.afvoerlijstItems).toHaveLength(1))
    await changedElsewhere(() => {})
    expect(screen.queryByText(conflict)).toBeNull()
    expect(messages()).toEqual([])
  })
})

describe('an order list that is changed elsewhere while somebody edits it', () => {
  const drill = buildLine(1, { omschrijving: 'Boormachine', aantal: 3 })
  const cable = buildLine(2, { omschrijving: 'Kabel', aantal: 1 })

  it('asks before an edit goes over a newer value, and keeps both when it was another line', async () => {
    let items = [drill, cable]
    let versie = 1
    answer(orderList.getOrderLists, { lijsten: [buildList()] })
    answer(orderList.getOrderList, () => ({ items, savedAanvraagNummer: null, lijst: buildList(), versie }))
    answer(orderList.updateItems, (save) => {
      if (save.versie !== versie) return refusal(409, 'error.tussentijds_gewijzigd')
      const sent = new Map(save.items.map((item) => [item.id, item.aantal]))
      items = items.map((line) => ({ ...line, aantal: sent.get(line.id) ?? line.aantal }))
      versie += 1
      return { versie }
    })
    const tell = async () => {
      const before = sentTo(orderList.getOrderList).length
      versie += 1
      hub.deliver?.(hubEvents.changed.name, { subjects: ['orderLists'], ids: [buildList().id] })
      await vi.waitFor(() => expect(sentTo(orderList.getOrderList).length).toBeGreaterThan(before))
    }
    await openPage('/bestellijst')
    await screen.findByRole('list', { name: 'Artikelen op de bestellijst' })
    await more('Boormachine')
    items = [drill, { ...cable, aantal: 8 }]
    await tell()
    await vi.waitFor(() => expect(items).toMatchObject([{ aantal: 4 }, { aantal: 8 }]))
    await vi.waitFor(() => expect(quantity('Kabel').value).toBe('8'))
    await more('Boormachine')
    items = [{ ...drill, aantal: 20 }, cable]
    await tell()
    expect(await screen.findByText(conflict)).toBeTruthy()
    expect(items[0]?.aantal).toBe(20)
  })
})
