import type { CallAnswer } from '@portal/contract/define.ts'
import { handOvers } from '@portal/contract/hand-overs.ts'
import type { LinePicture } from '@portal/domain/hand-overs/hand-over.ts'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { ConnectionError } from '../../lib/call-error.ts'
import { useOnline } from '../../lib/connectivity.ts'
import { readDraft, writeDraft } from '../../lib/drafts.ts'
import { notifyError } from '../../lib/notifications.ts'
import { useSession } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { momentNow } from '../../lib/today.ts'

export type HandOverAnswer = CallAnswer<typeof handOvers.getHandOver>
export type Words = HandOverAnswer['verklaring']
export type Line = Words['regels'][number]

/** What was filled in, and when by the clock of this device. */
interface Draft {
  readonly words: Words
  readonly at: string
}

const draftName = (overdracht: string) => `hand-over.${overdracht}`

const pauseMs = 1000

interface Keeping {
  readonly owner: string
  readonly handOver: HandOverAnswer
  readonly place: { readonly gebruikerLogin: string; readonly materieellocatie: string }
}

/** Keeps what is filled in: in this browser at every change, at the portal once nothing changed for a second. */
function startDraft({ owner, handOver, place }: Keeping) {
  const { overdracht, verklaring, bewaard, begonnen } = handOver
  const kept = readDraft<Draft>(owner, draftName(overdracht))
  const isLater = kept !== null && kept.at > bewaard
  const store = createStore<Draft>(isLater ? kept : { words: verklaring, at: bewaard })
  // What was filled in last is in this browser alone.
  const alone = createStore(isLater)
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    clearTimeout(timer)
    const { words, at } = store.get()
    try {
      await call(handOvers.keep, { ...place, overdracht, begonnen, bewaard: at, verklaring: words }, { except: 'all' })
      alone.set(false)
    } catch (error) {
      alone.set(true)
      if (!(error instanceof ConnectionError)) notifyError(error)
    }
  }
  return {
    store,
    alone,
    send,
    change(edit: (words: Words) => Words) {
      store.set(({ words }) => ({ words: edit(words), at: momentNow() }))
      writeDraft(owner, draftName(overdracht), store.get())
      clearTimeout(timer)
      timer = setTimeout(send, pauseMs)
    },
    forget() {
      clearTimeout(timer)
      writeDraft(owner, draftName(overdracht), null)
    },
  }
}

/** A hand-over while it is filled in. */
export function useHandOverDraft(handOver: HandOverAnswer) {
  const owner = useSession().claims?.userName ?? ''
  const place = { gebruikerLogin: owner, materieellocatie: handOver.materieellocatie }
  const [draft] = useState(() => startDraft({ owner, handOver, place }))
  const { store, alone, change, send, forget } = draft
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline && alone.get()) void send()
  }, [isOnline, alone, send])
  const changeLine = (regel: string, edit: (line: Line) => Partial<Line>) =>
    change((words) => ({
      ...words,
      regels: words.regels.map((line) => (line.regel === regel ? { ...line, ...edit(line) } : line)),
    }))
  return {
    words: useStore(store).words,
    /** What was filled in last is in this browser alone. */
    isAlone: useStore(alone),
    place,
    change,
    changeLine,
    addPicture: (regel: string, picture: LinePicture) =>
      changeLine(regel, ({ fotos }) => ({ fotos: [...fotos, picture] })),
    flush: () => void send(),
    forget,
  }
}

export type HandOverDraft = ReturnType<typeof useHandOverDraft>
