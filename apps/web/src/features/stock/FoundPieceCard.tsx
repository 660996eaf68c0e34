import type { FoundPiece } from '@portal/contract/stock.ts'
import { IconMapPin, IconRoute } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { tellLocations, useLocation } from '../../shared/location/location-store.ts'
import { InspectionDate } from '../../shared/records/InspectionDate.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { routeTo } from './route-to.ts'
import classes from './Stock.module.css'
import { addressOf } from './stock-row.ts'

/** A piece that was found: which one, at which location, and the way there. */
export function FoundPieceCard({ piece }: { readonly piece: FoundPiece }) {
  const text = useText()
  const navigate = useNavigate()
  const here = useLocation()
  const isHere = here?.nummer === piece.materieellocatie
  const open = () => {
    if (!isHere) tellLocations({ type: 'selected', nummer: piece.materieellocatie })
    void navigate({ to: '/materieelvoorraad/details/$id/$number', params: addressOf(piece) })
  }
  const route = routeTo(piece, isHere ? null : here)
  return (
    <Stack as="li" gap={4} align="start" card={4} className={classes.hit}>
      <ItemPicture item={piece} />
      <div>
        <h2>{piece.omschrijving}</h2>
        <Row as="dl" wrap className={classes.hitFacts}>
          <Fact label={text('stock.number')} value={piece.materieelNummer} />
          <Fact label={text('stock.inspectionNumber')} value={piece.keuringsNummer} />
          <Fact label={text('stock.serial')} value={piece.serienummer} />
          {(piece.keuringsDatum !== null || !piece.goedgekeurd) && (
            <div>
              <dt>{text('stock.inspection')}</dt>
              <dd>
                <InspectionDate
                  date={piece.keuringsDatum}
                  warning={piece.keuringsWaarschuwing}
                  passed={piece.goedgekeurd}
                />
              </dd>
            </div>
          )}
        </Row>
      </div>
      <div>
        <Row as="p" gap={2} className={classes.place}>
          <IconMapPin size={20} aria-hidden />
          <span>
            <strong>{piece.locatieOmschrijving}</strong>
            <small>
              {[piece.materieellocatie, piece.adres, `${piece.postcode} ${piece.plaats}`.trim()]
                .filter(Boolean)
                .join(', ')}
            </small>
            {piece.contactpersoon !== '' && (
              <small>
                {piece.contactpersoon} {piece.telefoonnummer !== '' && <PhoneLink number={piece.telefoonnummer} />}
              </small>
            )}
          </span>
        </Row>
        <Row as="p" gap={1} wrap className={classes.marks}>
          {isHere && <StatusChip kind="success">{text('stock.atThisLocation')}</StatusChip>}
          {piece.geblokkeerd && <StatusChip kind="warning">{text('stock.blockedLocation')}</StatusChip>}
        </Row>
        <Row gap={3} align="center" wrap className={classes.hitActions}>
          <Button onClick={open}>{text(isHere ? 'action.open' : 'stock.toLocation')}</Button>
          {route !== null && (
            <a href={route} target="_blank" rel="noreferrer noopener" className={classes.route}>
              <IconRoute size={20} aria-hidden />
              {text(isHere || here === null ? 'stock.route' : 'stock.routeFrom', { name: here?.nummer ?? '' })}
            </a>
          )}
        </Row>
      </div>
    </Stack>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}
