import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { IconPlus, IconScan, IconTruckReturn } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { useRemovalListCount } from '../../shared/listing/use-removal-list.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Row } from '../../ui/Layout.tsx'
import classes from './SitePage.module.css'

/** The three actions of a hand in a glove; nothing that the place or the role refuses (R-RULE-07, R-ROLE-30, OP-22). */
export function SiteActions({ location }: { readonly location: Location }) {
  const text = useText()
  const returned = useRemovalListCount()
  const mayOrder = useMay('request.submit') && location.bestelbaar
  const mayRemove = useMay('removalList.edit') && refuseLeavingAt(location) === null
  if (!mayOrder && !mayRemove) return null
  return (
    <Row gap={2} className={classes.actions} data-screen-only>
      {mayOrder && (
        <ScreenButton to="/materieel" kind="primary" icon={<IconPlus aria-hidden />}>
          {text('agenda.order')}
        </ScreenButton>
      )}
      {mayRemove && (
        <>
          {/* With nothing on the list it is made of what stands here. */}
          <ScreenButton
            to={returned > 0 ? '/afvoerlijst' : '/materieelvoorraad'}
            icon={<IconTruckReturn aria-hidden />}
          >
            {text('agenda.remove')}
          </ScreenButton>
          <ScreenButton to="/materieelvoorraad/scannen" icon={<IconScan aria-hidden />}>
            {text('locations.scan')}
          </ScreenButton>
        </>
      )}
    </Row>
  )
}
