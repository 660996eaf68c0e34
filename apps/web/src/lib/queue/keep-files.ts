import { complaints } from '@portal/contract/complaints.ts'
import type { UserAction } from '@portal/domain/queue/queued-action.ts'
import { ConnectionError } from '../call-error.ts'
import type { FileToSend } from '../call-options.ts'
import { drawToKeep } from '../read-file.ts'
import { keepInQueue, type NewAction } from './keep-in-queue.ts'
import { FilesFullError, KeptError, NotKeptError } from './kept-error.ts'
import { senderNow } from './owner.ts'

type FileOf = Extract<UserAction, { kind: 'feedbackFile' }>['of']

async function actionFor({ key, file }: FileToSend, of: FileOf, location: string): Promise<NewAction> {
  const content = await drawToKeep(file)
  const action = { kind: 'feedbackFile', of, name: file.name, bytes: content.size } as const
  return { key, action, location, content, begun: null }
}

interface Along {
  readonly files: readonly FileToSend[]
  readonly location: string
}

/** What comes after feedback that is kept: its files, which wait for it. */
export async function filesAfter(feedback: string, { files, location }: Along): Promise<readonly NewAction[]> {
  const after: NewAction[] = []
  // One after the other: a phone has no room for ten drawn photos at once.
  for (const file of files) after.push(await actionFor(file, { key: feedback }, location))
  return after
}

/**
 * Keeps a file that nobody answered for, of feedback which the server has. It may have the file too.
 * @throws KeptError, or what stood in the way of keeping it
 */
export async function keepFile(klachtId: string, file: FileToSend, location: string): Promise<never> {
  const sender = senderNow()
  if (sender === null) throw new ConnectionError(null)
  try {
    const action = await actionFor(file, { id: klachtId }, location)
    const wire = { path: complaints.uploadDocument.path, input: { klachtId } }
    await keepInQueue(sender, { ...action, begun: { at: Date.now(), wire } })
  } catch (cause) {
    throw cause instanceof FilesFullError ? cause : new NotKeptError(cause)
  }
  throw new KeptError(null)
}
