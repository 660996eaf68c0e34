import type { RequestDetails } from '@portal/contract/request-records.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { setActiveList } from '../../shared/listing/active-list.ts'
import { Notice } from '../../ui/Notice.tsx'

const titles: Readonly<Partial<Record<RequestDetails['verzending'], TextKey>>> = {
  vervallen: 'requests.givenUpBecause',
  ingetrokken: 'requests.delivery.ingetrokken',
}

/** Who ended a request before the back office took it, why, and where its lines are now. */
export function EndedNotice({ details }: { readonly details: RequestDetails }) {
  const text = useText()
  const { terugOpLijst: back, materieellocatie, verzending } = details
  const isWithdrawn = verzending === 'ingetrokken'
  return (
    <Notice
      kind={isWithdrawn ? 'info' : 'danger'}
      title={text(titles[verzending] ?? 'requests.refusedBecause')}
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
      <p>{isWithdrawn ? details.aangevraagdDoor : details.reden}</p>
      {back !== null && <p>{text(`requests.linesBack.${back.soort}`)}</p>}
    </Notice>
  )
}
