import type { HandOverWords } from '../hand-overs/hand-over.ts'
import type { SignedWords } from '../hand-overs/sealed-record.ts'
import type { FieldChange } from '../saving/change-on-top.ts'
import type { Sighting } from '../site-walks/sighting.ts'

/** What is put on a list, with what is known of it here, so that it shows before the server has it. */
export interface Thing {
  readonly type: string
  readonly materieelSoort: string
  /** Blank for what is only counted. */
  readonly materieelNummer: string
  readonly omschrijving: string
  readonly eenheid: string
  readonly afbeelding: string | null
  /** Kilograms. */
  readonly gewichtPerStuk: number
}

export interface AddedThing extends Thing {
  readonly aantal: number
  readonly opmerking: string
}

/** So many of a set that is put on an order list. */
export interface AddedSet {
  readonly setNummer: string
  readonly omschrijving: string
  readonly aantal: number
  /** What is taken of it: of a whole set the optional lines, else all lines that come. */
  readonly setItems: readonly { readonly type: string; readonly materieelSoort: string }[]
  readonly heel: boolean
}

export type ListKind = 'order' | 'removal'

interface OnList {
  readonly list: ListKind
  /** The order list it is about; the empty id is the first one of the location. */
  readonly listId: string
}

/** What somebody did to a list. */
export type ListAction =
  | (OnList & {
      readonly kind: 'add'
      readonly things: readonly AddedThing[]
      /** Which lines come by them the portal says. */
      readonly sets?: readonly AddedSet[]
    })
  | (OnList & {
      readonly kind: 'change'
      readonly line: string
      readonly name: string
      readonly fields: Readonly<Record<string, FieldChange>>
      /** To put it on the list again where it is gone by then; null for what this browser does not know. */
      readonly thing: AddedThing | null
    })
  | (OnList & {
      readonly kind: 'remove'
      readonly lines: readonly string[]
      readonly name: string
      readonly heleSet: boolean
    })
  /** A label, which the server reads; `thing` is what it means as far as this browser knows, else null. */
  | (OnList & { readonly kind: 'scan'; readonly code: string; readonly thing: AddedThing | null })

/** The walk over a site that something belongs to, as it was begun in this browser or read from the server. */
export interface WalkOnSite {
  readonly ronde: string
  readonly deel: string
  /** ISO 8601. */
  readonly begonnen: string
}

/** What somebody did on a walk over a site. */
export type WalkAction =
  | { readonly kind: 'see'; readonly walk: WalkOnSite; readonly sightings: readonly Sighting[] }
  | { readonly kind: 'endWalk'; readonly walk: WalkOnSite; readonly moment: string }

/** Feedback that somebody gave, and a file that goes with it. */
export type FeedbackAction =
  /** As its call takes it, without who gives it and where. */
  | { readonly kind: 'feedback'; readonly words: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'feedbackFile'
      /** The key of the feedback that waits, or the id of one that the server has. */
      readonly of: { readonly key: string } | { readonly id: string }
      readonly name: string
      readonly bytes: number
    }

/** The hand-over that something belongs to, as it was begun on this device or read from the server. */
export interface HandOverOnDevice {
  readonly overdracht: string
  /** ISO 8601, as all moments here. */
  readonly begonnen: string
}

/** What somebody did to a hand-over. */
export type HandOverAction =
  | {
      readonly kind: 'keepHandOver'
      readonly handOver: HandOverOnDevice
      readonly words: HandOverWords
      /** When that was filled in. */
      readonly bewaard: string
    }
  | {
      readonly kind: 'handOverPicture'
      readonly handOver: HandOverOnDevice
      readonly foto: string
      readonly name: string
      readonly bytes: number
    }
  | {
      readonly kind: 'signHandOver'
      readonly handOver: HandOverOnDevice
      readonly words: SignedWords
      readonly moment: string
      /** The hash of what both read before they signed. */
      readonly gelezen: string
    }
  | { readonly kind: 'removeHandOver'; readonly handOver: HandOverOnDevice }

/** What somebody did, apart from how it is sent. */
export type UserAction = ListAction | WalkAction | FeedbackAction | HandOverAction

/** What goes with a file, whose content lies beside the queue. */
type FileAction = Extract<UserAction, { readonly bytes: number }>

export function hasFile(action: UserAction): action is FileAction {
  return action.kind === 'feedbackFile' || action.kind === 'handOverPicture'
}

/** The id of the hand-over that an action belongs to; null for anything else. */
export function handOverOf(action: UserAction): string | null {
  return 'handOver' in action ? action.handOver.overdracht : null
}

/**
 * `waiting` until it is sent, `sending` while it is on its way; then it is `done`, was `refused`, or met what others did
 * meanwhile: a `clash` is for the person to decide.
 */
export type ActionState = 'waiting' | 'sending' | 'done' | 'refused' | 'clash'

/** What the server said. */
export interface Outcome {
  readonly answer?: unknown
  /** Why not: a key of the texts. */
  readonly code?: string
  readonly params?: Readonly<Record<string, string | number>>
  /** What the changed fields hold by now; null where the line is gone. */
  readonly now?: Readonly<Record<string, string | number>> | null
  readonly at: number
}

/** Something that was done in this browser and goes to the server as soon as it can. */
export interface QueuedAction {
  /** The idempotency key, made when it was done. */
  readonly key: string
  /** The order in which things were done, and are sent. */
  readonly seq: number
  readonly at: number
  readonly owner: string
  readonly tenant: string
  readonly location: string
  readonly action: UserAction
  readonly state: ActionState
  /** When it was first sent. From then on the server may have it: neither key nor body ever changes again. */
  readonly sentAt: number | null
  /** As it was sent first. */
  readonly wire: { readonly path: string; readonly input: Readonly<Record<string, unknown>> } | null
  /** When its answer got lost last: the server may have done it; null while every send was answered. */
  readonly lostAt: number | null
  readonly tries: number
  readonly outcome: Outcome | null
}

const between = '~'

/** A line that is not on the server yet is named by what puts it there. */
export function lineOfThing(key: string, thing: Pick<Thing, 'type' | 'materieelSoort' | 'materieelNummer'>): string {
  return [key, thing.type, thing.materieelSoort.toUpperCase(), thing.materieelNummer].join(between)
}

export interface WaitingLine {
  readonly key: string
  readonly type: string
  readonly materieelSoort: string
  readonly materieelNummer: string
}

/** What a line is of that has no id of the server; null for one that has. */
export function waitingLine(line: string): WaitingLine | null {
  const [key = '', type = '', materieelSoort = '', materieelNummer = ''] = line.split(between)
  return type === '' ? null : { key, type, materieelSoort, materieelNummer }
}

/** What an action puts on a list, as far as this browser knows. */
export function addedThings(action: UserAction): readonly AddedThing[] {
  if (action.kind === 'add') return action.things
  return action.kind === 'scan' && action.thing !== null ? [action.thing] : []
}

/** Whether it is still to be sent, whoever waits for it. */
export function isOpen({ state }: Pick<QueuedAction, 'state'>): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Whether the person has to say what becomes of it. */
export function isAsked({ state }: Pick<QueuedAction, 'state'>): boolean {
  return state === 'refused' || state === 'clash'
}
