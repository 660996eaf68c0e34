import { isLateReturn, weekRentOf } from '@portal/domain/agenda/site-figures.ts'
import { isStandingStill } from '@portal/domain/stock/standing-still.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'
import { FavouriteButton } from '../../shared/items/FavouriteButton.tsx'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Facts } from '../../shared/records/Facts.tsx'
import { InspectionDate } from '../../shared/records/InspectionDate.tsx'
import { LateDate } from '../../shared/records/LateDate.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import classes from './Stock.module.css'
import { StockMarks } from './StockMarks.tsx'
import type { StockRow } from './stock-row.ts'
import { addressOf, isPiece, needsInspection } from './stock-row.ts'
import { useStillAsked } from './use-still-asked.ts'

/** The number of a row, leading to its page, with what kind of thing it is where that is not rented equipment as usual. */
export function StockNumber({ row }: { readonly row: StockRow }): ReactNode {
  const text = useText()
  return (
    <Stack as="span" justify="start" className={classes.lines}>
      <Link to="/materieelvoorraad/details/$id/$number" params={addressOf(row)} translate="no">
        {row.materieelNummer || row.materieelSoort}
      </Link>
      {(row.type !== 'Materieel' || row.saleType !== 'Verhuur') && (
        <small>{`${text(`enum.ItemKind.${row.type}`)} · ${text(`enum.PriceType.${row.saleType}`)}`}</small>
      )}
    </Stack>
  )
}

/** What it is, with its drawing and what is particular about it. */
export function StockName({ row }: { readonly row: StockRow }): ReactNode {
  return (
    <Row as="span" gap={2} align="center" className={classes.name}>
      <ItemPicture item={row} size="small" />
      <span>
        <span data-name>{row.omschrijving}</span>
        <StockMarks row={row} />
      </span>
      <span data-roomy>
        <FavouriteButton item={{ ...row, kind: row.type, bestelbaar: true }} />
      </span>
    </Row>
  )
}

/**
 * A row on a phone, in this order whatever columns there are: what is late, what needs an inspection, then which piece
 * it is or how many there are, and what it costs where it stands still.
 */
export function StockBrief({ row }: { readonly row: StockRow }): ReactNode {
  const format = useFormat()
  const asked = useStillAsked()
  const { verwachteRetourDatum: back, keuringsDatum, keuringsWaarschuwing, goedgekeurd } = row
  return (
    <Facts>
      {back !== null && isLateReturn(row, asked.today) && <LateDate date={back} isLate />}
      {needsInspection(row) && (
        <InspectionDate date={keuringsDatum} warning={keuringsWaarschuwing} passed={goedgekeurd} named />
      )}
      {isPiece(row) ? row.materieelNummer : format.amount(row.huidig, row.eenheid, 2)}
      {isStandingStill(row, asked) && <StillWords row={row} />}
    </Facts>
  )
}

function StillWords({ row }: { readonly row: StockRow }): ReactNode {
  const text = useText()
  const format = useFormat()
  const rent = weekRentOf(row, useSettings().int('MaterieelPrijs_DaysInWeek'))
  return rent > 0 ? text('stock.stillCost', { amount: format.money(rent) }) : text('stock.only.stil')
}

interface StockAmountProps {
  readonly row: StockRow
  readonly withAvailable: boolean
}

/** How many are here, and how many of them are free. */
export function StockAmount({ row: { huidig, eenheid, beschikbaar }, withAvailable }: StockAmountProps): ReactNode {
  const text = useText()
  const format = useFormat()
  return (
    <span className={classes.amount}>
      {format.amount(huidig, eenheid, 2)}
      {withAvailable && beschikbaar !== null && (
        <small>{text('stock.ofWhichAvailable', { amount: format.number(beschikbaar, 2) })}</small>
      )}
    </span>
  )
}

/** Until when it is good, with the number of its inspection. */
export function StockInspection({ row }: { readonly row: StockRow }): ReactNode {
  return (
    <Stack as="span" justify="start" className={classes.lines}>
      <InspectionDate date={row.keuringsDatum} warning={row.keuringsWaarschuwing} passed={row.goedgekeurd} />
      {row.keuringsNummer !== '' && <small translate="no">{row.keuringsNummer}</small>}
    </Stack>
  )
}

/** When it was to go back. */
export function ExpectedBack({ row }: { readonly row: StockRow }): ReactNode {
  const date = row.verwachteRetourDatum
  return date === null ? null : <LateDate date={date} isLate={isLateReturn(row, todayNow())} />
}
