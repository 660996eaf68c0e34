import type { Machine } from '@portal/contract/machines.ts'
import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.ts'
import { ScreenButton } from '../../../shared/frame/ScreenButton.tsx'
import { useScreens } from '../../../shared/frame/screens.ts'
import { ItemPicture } from '../../../shared/items/ItemPicture.tsx'
import { ItemPrice } from '../../../shared/items/ItemPrice.tsx'
import { useLocation, useLocations } from '../../../shared/location/location-store.ts'
import { AreaAge } from '../../../shared/records/AreaAge.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Page, Panel } from '../../../ui/Page.tsx'
import { PieceElsewhere } from '../PieceElsewhere.tsx'
import { ReturnPiece } from '../ReturnPiece.tsx'
import { StandingFacts } from '../StandingFacts.tsx'
import classes from '../Stock.module.css'
import { MachineActions } from './MachineActions.tsx'
import { MachineBelongings } from './MachineBelongings.tsx'
import { MachineFaults } from './MachineFaults.tsx'

export interface MachineViewProps {
  readonly machine: Machine
  readonly breadcrumbs?: ReactNode
}

/** A machine for who may see where it stands: what is wrong first, then what can be done, then its papers. */
export function MachineView({ machine, breadcrumbs }: MachineViewProps) {
  const text = useText()
  const here = useLocation()
  const canOpen = useScreens()
  const location = useLocations().locations.find(({ nummer }) => nummer === machine.materieellocatie)
  const isElsewhere = here !== null && here.nummer !== machine.materieellocatie
  return (
    <Page
      breadcrumbs={breadcrumbs}
      title={machine.omschrijving}
      intro={
        <Row as="span" gap={2} align="center">
          <IconMapPin size={20} aria-hidden />
          {text('machines.standsAt', { number: machine.materieelNummer, name: machine.locatieOmschrijving })}
        </Row>
      }
    >
      <MachineFaults machine={machine} />
      {isElsewhere && (
        <Notice kind="info">
          {text('machines.otherLocation', { here: here.omschrijving, there: machine.locatieOmschrijving })}
        </Notice>
      )}
      <MachineActions machine={machine} />
      <Stack gap={5} align="start" className={classes.item}>
        <Panel title={text('stock.here')}>
          <div className={classes.drawing}>
            <ItemPicture item={machine} size="large" eager named />
          </div>
          <ItemPrice item={{ ...machine, priceType: machine.saleType }} />
          <StandingFacts row={machine} />
          {machine.serienummer !== '' && (
            <p className="soft">{text('machines.compare', { number: machine.serienummer })}</p>
          )}
          {location !== undefined && <ReturnPiece row={machine} location={location} kind="secondary" />}
          <Row gap={3} wrap data-screen-only>
            {canOpen('/etiketten') && !isElsewhere && (
              <ButtonLink to="/etiketten" search={{ nummers: machine.materieelNummer }}>
                {text('machines.labels')}
              </ButtonLink>
            )}
            <ScreenButton to={`/details/${encodeURIComponent(machine.materieelSoort)}`}>
              {text('stock.toItem')}
            </ScreenButton>
          </Row>
        </Panel>
        <MachineBelongings machine={machine} />
      </Stack>
      {isElsewhere && <PieceElsewhere pieceNo={machine.materieelNummer} otherwise={null} />}
      <AreaAge of="VoorraadSync" />
    </Page>
  )
}
