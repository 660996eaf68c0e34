import type { RequestDetails } from '@portal/contract/requests.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { setActiveList } from '../../shared/listing/active-list.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Who ended a request before the back office took it, why, and where its lines are now. */
export function EndedNotice({ details }: { readonly details: RequestDetails }) {
  const text = useText()
  const { terugOpLijst: back, materieellocatie } = details
  const isRefused = details.verzending === 'geweigerd'
  return (
    <Notice
      kind="danger"
      title={text(isRefused ? 'requests.refusedBecause' : 'requests.givenUpBecause')}
      action={
        back?.soort === 'bestellijst' ? (
          <ScreenButton to="/bestellijst" onClick={() => setActiveList(materieellocatie, back.id)}>
            {text('catalogue.openList')}
          </ScreenButton>
        ) : (
          back !== null && <ScreenButton to="/afvoerlijst">{text('wizard.toRemovalList')}</ScreenButton>
        )
      }
    >
      <p>{details.reden}</p>
      {back !== null && <p>{text(`requests.linesBack.${back.soort}`)}</p>}
    </Notice>
  )
}
