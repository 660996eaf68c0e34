import type { RequestLine } from '@portal/contract/request-records.ts'
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
    <ul className={`lined ${classes.lines}`}>
      {lines.map((line) => (
        <LineRow key={line.regelNummer} line={line} />
      ))}
    </ul>
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
  const { aantal, aantalVerwerkt: done, eenheid } = line
  return (
    <li>
      <ItemPicture item={line} size="small" />
      <div className={classes.item}>
        <strong>{canOpen(to) && !isCharge ? <ScreenLink to={to}>{words}</ScreenLink> : words}</strong>
        <small translate="no">{[line.materieelSoort, line.materieelNummer].filter(Boolean).join(' · ')}</small>
        {line.setNummer && (
          <small>{`${line.setOmschrijving} · ${format.number(line.setAantal)} × ${line.setNummer}`}</small>
        )}
        {line.opmerking && <small>{line.opmerking}</small>}
      </div>
      <div className={classes.amount}>
        <strong className="figures">{format.amount(aantal, eenheid, 2)}</strong>
        {done > 0 && (
          <small data-done={done >= aantal || undefined}>
            {done >= aantal
              ? text('requests.processed')
              : text('requests.processedOf', { done: format.number(done, 2), amount: format.number(aantal, 2) })}
          </small>
        )}
      </div>
      {/* Whether it can still be ordered is known when it is put on a list. */}
      <span data-screen-only>
        {!isCharge && <FavouriteButton item={{ ...line, kind: line.type, bestelbaar: true }} />}
      </span>
    </li>
  )
}
