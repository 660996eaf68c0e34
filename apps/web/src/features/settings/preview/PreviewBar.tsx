import { type SettingPreview, settings } from '@portal/contract/settings.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { leavePreview } from '../../../lib/session.ts'
import { type Text, useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { StandingBar } from '../../../shared/frame/StandingBar.tsx'
import { Button } from '../../../ui/Button.tsx'

function wordsOf({ rol, locatie }: SettingPreview, end: string, text: Text): string {
  if (rol === 'administrator' || locatie === null) return text('preview.asAdministrator', { end })
  return text('preview.asRole', { role: text(`enum.LocationRole.${rol}`), location: locatie.omschrijving, end })
}

/** Above every screen of a preview of settings: what it is, and the way out. */
export function PreviewBar(): ReactNode {
  const text = useText()
  const format = useFormat()
  const { data } = useCall(settings.getPreview, {})
  const end = useCommand(settings.endPreview, { quiet: true, except: 'all' })
  const preview = data?.voorbeeld ?? null
  return (
    <StandingBar
      actions={
        <Button
          small
          busy={end.isPending}
          // Without a connection the preview ends by itself.
          onClick={() => end.mutate({}, { onSettled: () => void leavePreview() })}
        >
          {text('preview.end')}
        </Button>
      }
    >
      <strong>{preview === null ? text('preview.title') : wordsOf(preview, format.moment(preview.tot), text)}</strong>
      <span>{text('preview.means', { count: preview?.aantal ?? 0 })}</span>
    </StandingBar>
  )
}
