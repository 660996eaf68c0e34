import type { Location } from '@portal/contract/locations.ts'
import type { OrderList } from '@portal/contract/order-list.ts'
import { useText } from '../../lib/text.ts'
import { standingOfList } from '../../shared/order-list-standing.ts'
import { useScreens } from '../../shared/screens.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface StandingNoticeProps {
  readonly list: OrderList | null
  readonly location: Location
  readonly mayEdit: boolean
}

/** Why a list cannot be changed or has to be looked at again (R-SCR-OLIST-01 to R-SCR-OLIST-03). */
export function StandingNotice({ list, location, mayEdit }: StandingNoticeProps) {
  const text = useText()
  const canOpen = useScreens()('/aanvragen')
  const standing = list === null ? null : standingOfList(list)
  const reason = location.geblokeerd ? 'locatie.geblokkeerd' : (standing?.reason ?? null)
  return (
    <>
      {reason === 'locatie.geblokkeerd' && <Notice kind="danger">{text(reason)}</Notice>}
      {reason === null && !location.bestelbaar && <Notice kind="danger">{text('locatie.niet_bestelbaar')}</Notice>}
      {reason === 'bestellijst.ter_goedkeuring' && (
        <Notice
          kind="info"
          title={text(reason)}
          action={
            canOpen && (
              // The screen exists: that was asked just now.
              <ButtonLink to={'/aanvragen' as '/'}>{text('nav.requests')}</ButtonLink>
            )
          }
        >
          {text('orderList.submittedHint')}
        </Notice>
      )}
      {standing?.rejectionReason != null && (
        <Notice kind="warning" title={text('bestellijst.afgekeurd', { reason: standing.rejectionReason })}>
          {standing.editable && text('orderList.rejectedHint')}
        </Notice>
      )}
      {!mayEdit && <Notice kind="info">{text('catalogue.readOnly')}</Notice>}
    </>
  )
}
