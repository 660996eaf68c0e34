import type { OrderList } from '@portal/contract/order-list.ts'
import { useText } from '../../lib/text.ts'
import { standingOfList } from '../../shared/listing/order-list-standing.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RejectedNotice } from './RejectedNotice.tsx'
import { SubmittedNotice } from './SubmittedNotice.tsx'

interface StandingNoticeProps {
  readonly list: OrderList | null
  readonly location: Location
  readonly mayEdit: boolean
}

/** Why a list cannot be changed or has to be looked at again (R-SCR-OLIST-01 to R-SCR-OLIST-03). */
export function StandingNotice({ list, location, mayEdit }: StandingNoticeProps) {
  const text = useText()
  const standing = list === null ? null : standingOfList(list)
  const reason = location.geblokkeerd ? 'locatie.geblokkeerd' : (standing?.reason ?? null)
  return (
    <>
      {reason === 'locatie.geblokkeerd' && <Notice kind="danger">{text(reason)}</Notice>}
      {reason === null && !location.bestelbaar && <Notice kind="danger">{text('locatie.niet_bestelbaar')}</Notice>}
      {reason === 'bestellijst.ter_goedkeuring' && list !== null && <SubmittedNotice list={list} />}
      {list !== null && standing?.rejectionReason != null && (
        <RejectedNotice list={list} reason={standing.rejectionReason} isEditable={standing.editable} />
      )}
      {!mayEdit && <Notice kind="info">{text('catalogue.readOnly')}</Notice>}
    </>
  )
}
