import { search } from '@portal/contract/search.ts'
import { quickOrderLimits } from '@portal/domain/quick-order/read-lines.ts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { AddingNotice } from '../../shared/items/AddingNotice.tsx'
import { useAdding } from '../../shared/items/use-adding.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { TextAreaField } from '../../ui/TextField.tsx'
import { ListStanding } from './ListStanding.tsx'
import classes from './QuickOrder.module.css'
import { QuickResult } from './QuickResult.tsx'
import {
  emptyQuickDraft,
  type QuickDraft,
  readQuickDraft,
  type SortedLines,
  textAfter,
  thingsOf,
  writeQuickDraft,
} from './quick-draft.ts'
import { useFillList } from './use-fill-list.ts'

/** Lines of a sheet or a message, pasted and put on the order list (decision: ordering). */
export function QuickOrderPage() {
  const text = useText()
  return (
    <AtLocation title={text('page./snel-bestellen')}>
      {(location) => <QuickOrder key={location.nummer} location={location} />}
    </AtLocation>
  )
}

function useQuickDraft(locationNo: string) {
  const userName = useSession().claims?.userName ?? ''
  const [draft, setDraft] = useState(() => readQuickDraft(userName, locationNo))
  const change = (part: Partial<QuickDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    writeQuickDraft(userName, locationNo, next)
  }
  return { userName, draft, change }
}

function QuickOrder({ location }: { readonly location: Location }) {
  const text = useText()
  const navigate = useNavigate()
  const adding = useAdding()
  const { userName, draft, change } = useQuickDraft(location.nummer)
  const list = useFillList()
  const isRead = draft.read !== '' && draft.read === draft.text
  const query = useCall(
    search.matchLines,
    { gebruikerLogin: userName, materieellocatie: location.nummer, tekst: draft.read },
    { enabled: isRead && adding === 'ready' },
  )
  const put = async ({ clear }: SortedLines) => {
    const onUndone = () => {
      change(draft)
      void navigate({ to: '/snel-bestellen' })
    }
    const listId = await list.fill({ things: thingsOf(clear), replace: false, onUndone })
    if (listId === null) return
    const rest = textAfter(draft.text, clear)
    change({ ...emptyQuickDraft, text: rest, read: rest, chosen: rest === '' ? {} : draft.chosen })
    if (rest === '') void navigate({ to: '/bestellijst' })
  }
  return (
    <LocationScreen narrow title={text('page./snel-bestellen')} intro={text('quickOrder.intro')}>
      {adding !== 'ready' && <AddingNotice adding={adding} />}
      {adding === 'ready' && !list.isEditable && <ListStanding />}
      {adding === 'ready' && list.isEditable && (
        <div className={classes.main}>
          <PasteField draft={draft} change={change} />
          {isRead && (
            <StateView query={query} skeleton="lines">
              {({ regels }) => (
                <QuickResult
                  lines={regels}
                  chosen={draft.chosen}
                  busy={list.busy || list.query.data === undefined}
                  onChoose={(written, thing) => change({ chosen: { ...draft.chosen, [written]: thing } })}
                  onPut={(sorted) => void put(sorted)}
                />
              )}
            </StateView>
          )}
        </div>
      )}
    </LocationScreen>
  )
}

interface PasteFieldProps {
  readonly draft: QuickDraft
  readonly change: (part: Partial<QuickDraft>) => void
}

/** Where the lines are pasted and corrected; what is pasted is read at once. */
function PasteField({ draft, change }: PasteFieldProps) {
  const text = useText()
  const isPasted = useRef(false)
  const isStale = draft.text !== '' && draft.text !== draft.read
  return (
    <Stack gap={2} className={classes.part}>
      <TextAreaField
        label={text('quickOrder.lines')}
        required
        hint={text('quickOrder.hint', { amount: quickOrderLimits.lines })}
        rows={8}
        limit={quickOrderLimits.characters}
        value={draft.text}
        spellCheck={false}
        onPaste={() => {
          isPasted.current = true
        }}
        onChange={({ currentTarget: { value } }) => {
          change(isPasted.current ? { text: value, read: value } : { text: value })
          isPasted.current = false
        }}
      />
      <Row gap={2} align="center" wrap>
        {isStale && (
          <Button kind="primary" onClick={() => change({ read: draft.text })}>
            {text('quickOrder.read')}
          </Button>
        )}
        {draft.text !== '' && <Button onClick={() => change(emptyQuickDraft)}>{text('quickOrder.clear')}</Button>}
        {isStale && draft.read !== '' && <span className="soft">{text('quickOrder.stale')}</span>}
      </Row>
    </Stack>
  )
}
