import type { AnyCall } from '@portal/contract/define.ts'
import { ConnectionError } from '../call-error.ts'
import type { FileToSend } from '../call-options.ts'
import { actionOf } from './action-of-call.ts'
import { filesAfter } from './keep-files.ts'
import { keepInQueue } from './keep-in-queue.ts'
import { FilesFullError, KeptError, NotKeptError } from './kept-error.ts'
import { senderNow } from './owner.ts'

interface Keeping {
  readonly key: string
  /** When it was sent and nobody answered, so that the server may have it; null when it was not. */
  readonly begun: number | null
  /** The location that is chosen. */
  readonly locationNo: string
  readonly files: readonly FileToSend[]
}

/** @throws KeptError, or what stood in the way of keeping it */
export async function keepCall(
  target: AnyCall,
  input: unknown,
  { key, begun, locationNo, files }: Keeping,
): Promise<never> {
  const sender = senderNow()
  const action = actionOf(target, input)
  if (sender === null || action === null) throw new ConnectionError(null)
  // Where a call names no location, it is about the one that is chosen.
  const { materieellocatie = locationNo } = Object(input) as { readonly materieellocatie?: string }
  // The input of a call is an object.
  const wire = { path: target.path, input: input as Readonly<Record<string, unknown>> }
  try {
    const location = materieellocatie
    const after = await filesAfter(key, { files, location })
    await keepInQueue(sender, { key, action, location, begun: begun === null ? null : { at: begun, wire } }, after)
  } catch (cause) {
    throw cause instanceof FilesFullError ? cause : new NotKeptError(cause)
  }
  throw new KeptError(null)
}
