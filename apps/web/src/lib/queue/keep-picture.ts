import { handOvers } from '@portal/contract/hand-overs.ts'
import { ConnectionError } from '../call-error.ts'
import type { NewPicture } from '../queue-door.ts'
import { drawToKeep } from '../read-file.ts'
import { keepInQueue } from './keep-in-queue.ts'
import { FilesFullError, NotKeptError } from './kept-error.ts'
import { senderNow } from './owner.ts'

export async function keepPicture({ handOver, location, foto, name, file, begun, said }: NewPicture): Promise<void> {
  const sender = senderNow()
  if (sender === null) throw new ConnectionError(null)
  try {
    const content = await drawToKeep(file)
    const { path } = handOvers.addPicture
    const wire = { path, input: { overdracht: handOver.overdracht, foto } }
    const picture = {
      ...{ key: foto, location, content },
      action: { kind: 'handOverPicture', handOver, foto, name, bytes: content.size } as const,
      begun: begun === null ? null : { at: begun, wire },
    }
    const words = { key: crypto.randomUUID(), location, begun: null }
    await keepInQueue(sender, { ...words, action: { kind: 'keepHandOver', handOver, ...said() } }, [picture])
  } catch (cause) {
    throw cause instanceof FilesFullError ? cause : new NotKeptError(cause)
  }
}
