import { handOvers } from '@portal/contract/hand-overs.ts'
import type { LinePicture } from '@portal/domain/hand-overs/hand-over.ts'
import { readText, tidyWords } from '@portal/domain/hand-overs/sealed-record.ts'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { ConnectionError, isKept } from '../../lib/call-error.ts'
import { useOnline } from '../../lib/connectivity.ts'
import { readDraft, writeDraft } from '../../lib/drafts.ts'
import { notifyError } from '../../lib/notifications.ts'
import { queueStore } from '../../lib/queue-door.ts'
import { useSession } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { momentNow } from '../../lib/today.ts'
import type { HandOverAnswer } from './use-hand-over.ts'

export type Words = HandOverAnswer['verklaring']
export type Line = Words['regels'][number]

/** What two people read and sign. */
export interface ReadWords {
  readonly words: Words
  /** The hash of it. */
  readonly gelezen: string
}

/** What is filled in as it is read before it is signed, with the hash that binds the signatures to it. */
export async function readWords(overdracht: string, filled: Words): Promise<ReadWords> {
  const words = tidyWords(filled)
  const bytes = new TextEncoder().encode(readText(overdracht, words))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { words, gelezen: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

/** What was filled in, and when by the clock of this device. */
interface Draft {
  readonly words: Words
  readonly at: string
}

/** What is filled in after something is later than it, also where the clock of the device was put back meanwhile. */
function momentAfter(earlier: string): string {
  const now = momentNow()
  return now > earlier ? now : new Date(Date.parse(earlier) + 1).toISOString()
}

const draftName = (overdracht: string) => `hand-over.${overdracht}`

const pauseMs = 1000
/** The disk of a device is near: what waits for a connection is kept at once. */
const keptPauseMs = 100

interface Keeping {
  readonly owner: string
  readonly handOver: HandOverAnswer
  readonly place: { readonly gebruikerLogin: string; readonly materieellocatie: string }
}

/** Keeps what is filled in: in this browser at every change, at the portal or in the queue once nothing changed for a moment. */
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
      // The queue goes on with it.
      if (isKept(error)) return alone.set(false)
      alone.set(true)
      if (!(error instanceof ConnectionError)) notifyError(error)
    }
  }
  return {
    store,
    alone,
    send,
    change(edit: Edit) {
      store.set(({ words, at }) => ({ words: edit(words), at: momentAfter(at) }))
      writeDraft(owner, draftName(overdracht), store.get())
      clearTimeout(timer)
      timer = setTimeout(send, queueStore.get()?.mustKeep() === true ? keptPauseMs : pauseMs)
    },
    forget() {
      clearTimeout(timer)
      writeDraft(owner, draftName(overdracht), null)
    },
  }
}

type Edit = (words: Words) => Words

const withLine =
  (regel: string, edit: (line: Line) => Partial<Line>): Edit =>
  (words) => ({
    ...words,
    regels: words.regels.map((line) => (line.regel === regel ? { ...line, ...edit(line) } : line)),
  })
const withPicture = (regel: string, picture: LinePicture): Edit =>
  withLine(regel, ({ fotos }) => ({ fotos: [...fotos.filter(({ foto }) => foto !== picture.foto), picture] }))

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
  return {
    words: useStore(store).words,
    /** What was filled in last is in this browser alone. */
    isAlone: useStore(alone),
    place,
    change,
    changeLine: (regel: string, edit: (line: Line) => Partial<Line>) => change(withLine(regel, edit)),
    addPicture: (regel: string, picture: LinePicture) => change(withPicture(regel, picture)),
    /** What will be filled in with that picture, by now. */
    saidWith: (regel: string, picture: LinePicture) => ({
      words: withPicture(regel, picture)(store.get().words),
      bewaard: momentAfter(store.get().at),
    }),
    flush: () => void send(),
    forget,
  }
}

export type HandOverDraft = ReturnType<typeof useHandOverDraft>
