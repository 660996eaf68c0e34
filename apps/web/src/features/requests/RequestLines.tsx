import type { RequestLine } from '@portal/contract/requests.ts'
import { chargeCodeOf, readUrgentDays } from '@portal/domain/prices/urgent-charge.ts'
import { settingDefaults } from '@portal/domain/settings/setting-defaults.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { FavouriteButton } from '../../shared/items/FavouriteButton.tsx'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import classes from './Requests.module.css'

type Line = RequestLine

/** What was asked, line by line, with how much of it is processed. */
export function RequestLines({ lines }: { readonly lines: readonly Line[] }) {
  const text = useText()
  if (lines.length === 0) return <p className="soft">{text('requests.noLines')}</p>
  return (
    <div className={classes.scroll}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th>{text('requests.item')}</th>
            <th data-figure>{text('requests.quantity')}</th>
            <th data-figure>{text('requests.processed')}</th>
            <th data-screen-only>
              <span className="out-of-sight">{text('nav.favourites')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.regelNummer} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LineRow({ line }: { readonly line: Line }) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const to = `/details/${encodeURIComponent(line.materieelSoort)}`
  // The charge of an urgent order is no item of the catalogue.
  const isCharge = line.materieelSoort === chargeCodeOf(useSettings())
  const days = isCharge ? readUrgentDays(line.omschrijving, settingDefaults.Spoed_Tekst) : null
  const words = days === null ? line.omschrijving : text('spoed.toelichting', { days, count: days })
  const isDone = line.aantalVerwerkt >= line.aantal
  return (
    <tr>
      <td>
        <span className={classes.item}>
          <ItemPicture item={line} size="small" />
          <span>
            {canOpen(to) && !isCharge ? <ScreenLink to={to}>{words}</ScreenLink> : words}
            <small translate="no">{[line.materieelSoort, line.materieelNummer].filter(Boolean).join(' · ')}</small>
            {line.setNummer && (
              <small>{`${line.setOmschrijving} · ${format.number(line.setAantal)} × ${line.setNummer}`}</small>
            )}
            {line.opmerking && <small>{line.opmerking}</small>}
          </span>
        </span>
      </td>
      <td data-figure>{format.amount(line.aantal, line.eenheid, 2)}</td>
      <td data-figure data-done={isDone || undefined}>
        {format.number(line.aantalVerwerkt, 2)}
      </td>
      <td data-screen-only>
        {/* Whether it can still be ordered is known when it is put on a list. */}
        {!isCharge && <FavouriteButton item={{ ...line, kind: line.type, bestelbaar: true }} />}
      </td>
    </tr>
  )
}
