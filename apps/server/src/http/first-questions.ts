import { firstQuestions, type Question, settingsQuestion } from '@portal/contract/first-questions.ts'
import { addressesOf } from './screen-address.ts'

/** Who opens a page, by the cookies of the browser. */
export interface Visitor {
  /** Null without a session. */
  readonly userName: string | null
  /** Null while no location is chosen. */
  readonly location: string | null
  /** Shows a project instead of its one location. */
  readonly hasProject: boolean
}

const screens = Object.entries(firstQuestions).map(([path, asked]) => ({ ...asked, addresses: addressesOf(path) }))

/** A part of an address as it is meant; null when nobody can read it. */
function readPart(part: string | undefined): string | undefined | null {
  try {
    return part === undefined ? undefined : decodeURIComponent(part)
  } catch {
    return null
  }
}

function questionsAt(path: string, { userName, location, hasProject }: Visitor): readonly Question[] {
  const screen = screens.find(({ addresses }) => addresses.test(path))
  const parameter = readPart(screen?.addresses.exec(path)?.[1])
  if (screen === undefined || parameter === null) return []
  const ofAll = screen.ask?.(location, parameter) ?? []
  if (userName === null || location === null || hasProject) return ofAll
  return [...ofAll, ...(screen.askAt?.({ gebruikerLogin: userName, materieellocatie: location }) ?? [])]
}

/** What the screen at this path asks before it can show anything: the settings, and what it is about. */
export function questionsOfScreen(path: string, visitor: Visitor): readonly Question[] {
  return [settingsQuestion, ...questionsAt(path, visitor)]
}
