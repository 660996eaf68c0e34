import type { QueuedHandOver } from '@portal/domain/queue/hand-over-with-queue.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { HandOverRecord } from './HandOverRecord.tsx'
import { SignatureDrawings } from './SignatureDrawings.tsx'
import type { HandOverAnswer } from './use-hand-over.ts'

interface SignedHereProps {
  readonly handOver: HandOverAnswer
  readonly signed: NonNullable<QueuedHandOver['signed']>
}

/** A hand-over that both signed on this device, and that the portal does not have yet. */
export function SignedHere({ handOver, signed: { words } }: SignedHereProps) {
  const text = useText()
  return (
    <>
      <Notice kind="warning">{text('handOvers.signedHere')}</Notice>
      <HandOverRecord handOver={handOver} />
      <SignatureDrawings words={words} signatures={words.handtekeningen} />
    </>
  )
}
