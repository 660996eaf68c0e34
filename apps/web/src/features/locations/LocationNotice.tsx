import { refuseOrderAt } from '@portal/domain/locations/location-orderable.ts'
import { useText } from '../../lib/text.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Says when nothing can be ordered here, or when this person may only look (R-RULE-07, R-ROLE-30). */
export function LocationNotice({ location }: { readonly location: Location }) {
  const text = useText()
  const mayChange = useMay('orderList.edit')
  const refusal = refuseOrderAt(location)
  if (refusal !== null) return <Notice kind="warning" title={text(refusal)} />
  return mayChange ? null : <Notice kind="info" title={text('locations.readOnly')} />
}
