import { IconHistory, IconPlaylistAdd } from '@tabler/icons-react'
import { useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { listedOf, useListedReturns } from '../../shared/listing/listed-returns.ts'
import { useMayReturn } from '../../shared/listing/use-may-return.ts'
import { useReturn } from '../../shared/listing/use-return.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { ListedMark } from './ListedMark.tsx'
import classes from './Stock.module.css'
import type { StockRow } from './stock-row.ts'
import { addressOf, mostReturnable, proposedReturn } from './stock-row.ts'

interface ReturnPieceProps {
  readonly row: StockRow
  readonly location: Location
  /** What the list is on its screen: the one thing to do, or one of several. */
  readonly kind?: 'primary' | 'secondary'
}

/** Putting one row on the removal list, and the way to its history. */
export function ReturnPiece({ row, location, kind = 'primary' }: ReturnPieceProps) {
  const text = useText()
  const capped = useSettings().bool('Afvoeren_MaximaalVoorraad')
  const mayReturn = useMayReturn(location)
  const line = listedOf(useListedReturns(location.nummer), row)
  const [typed, setTyped] = useState<number | null>(null)
  const { send, busy } = useReturn(location.nummer, () => undefined)
  const most = mostReturnable(row, capped, line?.retourAantal)
  const quantity = Math.min(typed ?? proposedReturn(row, line?.retourAantal), most)
  const { id, number } = addressOf(row)
  return (
    <Row gap={3} align="center" wrap className={classes.hitActions}>
      {mayReturn && line !== null && <ListedMark line={line} />}
      {mayReturn && most > 0 && (
        <>
          {row.materieelNummer === '' && (
            <QuantityStepper
              value={quantity}
              max={most}
              mayBeEmpty={false}
              label={text('stock.returnOf', { name: row.omschrijving })}
              onChange={(next) => setTyped(next ?? 1)}
            />
          )}
          <Button
            kind={kind}
            icon={<IconPlaylistAdd aria-hidden />}
            busy={busy}
            onClick={() => send([{ row, quantity }])}
          >
            {text('stock.addToList')}
          </Button>
        </>
      )}
      <ButtonLink
        to="/voorraadverloop/$soort/$nummer"
        params={{ soort: id, nummer: number }}
        icon={<IconHistory aria-hidden />}
      >
        {text('page./voorraadverloop/{soort}/{nummer}')}
      </ButtonLink>
    </Row>
  )
}
