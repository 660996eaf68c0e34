import { type Look, lookAlong } from '@portal/contract/look-along.ts'
import { useFormat } from '../../lib/format.ts'
import { startLooking, stopLooking } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { StandingBar } from '../../shared/frame/StandingBar.tsx'
import { Button } from '../../ui/Button.tsx'

interface LooksBarProps {
  readonly ofMe: readonly Look[]
  readonly mine: readonly Look[]
  readonly now: Look | null
}

/** On both sides, above every screen: who asks to look along, who looks, and the way to end it. */
export function LooksBar({ ofMe, mine, now }: LooksBarProps) {
  if (now !== null) return <LookingBar look={now} />
  return (
    <>
      {ofMe.map((look) =>
        look.stand === 'gevraagd' ? <AskedBar key={look.id} look={look} /> : <SeenBar key={look.id} look={look} />,
      )}
      {mine
        .filter(({ stand }) => stand === 'loopt')
        .map((look) => (
          <AllowedBar key={look.id} look={look} />
        ))}
    </>
  )
}

function useEnd({ tot }: Look): string {
  return useFormat().moment(tot)
}

function AskedBar({ look }: { readonly look: Look }) {
  const text = useText()
  const answer = useCommand(lookAlong.answerLook)
  const { id, naam, reden } = look
  return (
    <StandingBar
      actions={
        <>
          <Button small kind="primary" busy={answer.isPending} onClick={() => answer.mutate({ id, akkoord: true })}>
            {text('look.allow')}
          </Button>
          <Button small busy={answer.isPending} onClick={() => answer.mutate({ id, akkoord: false })}>
            {text('look.refuse')}
          </Button>
        </>
      }
    >
      <strong>{text('look.asks', { name: naam })}</strong>
      <span>{text('look.reason', { reason: reden })}</span>
      <span>{text('look.means')}</span>
    </StandingBar>
  )
}

function EndButton({ look: { id }, onEnded }: { readonly look: Look; readonly onEnded?: () => void }) {
  const text = useText()
  const end = useCommand(lookAlong.endLook, onEnded === undefined ? {} : { onDone: onEnded })
  return (
    <Button small busy={end.isPending} onClick={() => end.mutate({ id })}>
      {text('look.stop')}
    </Button>
  )
}

function SeenBar({ look }: { readonly look: Look }) {
  const text = useText()
  const end = useEnd(look)
  return (
    <StandingBar actions={<EndButton look={look} />}>
      <strong>{text('look.seen', { name: look.naam, end })}</strong>
    </StandingBar>
  )
}

function AllowedBar({ look }: { readonly look: Look }) {
  const text = useText()
  const until = useEnd(look)
  const open = useCommand(lookAlong.openLook, { onDone: ({ token }) => startLooking(token) })
  return (
    <StandingBar
      actions={
        <>
          <Button small kind="primary" busy={open.isPending} onClick={() => open.mutate({ id: look.id })}>
            {text('look.open')}
          </Button>
          <EndButton look={look} />
        </>
      }
    >
      <strong>{text('look.allowed', { name: look.naam, end: until })}</strong>
    </StandingBar>
  )
}

function LookingBar({ look }: { readonly look: Look }) {
  const text = useText()
  const end = useEnd(look)
  return (
    <StandingBar actions={<EndButton look={look} onEnded={stopLooking} />}>
      <strong>{text('look.looking', { name: look.naam, end })}</strong>
      <span>{text('look.readOnly')}</span>
    </StandingBar>
  )
}
