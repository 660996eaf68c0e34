import type { StillThing, Today } from '@portal/contract/agenda.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { showOnly } from '../../shared/records/only-shown.ts'
import { thingsName } from '../../shared/records/things-name.ts'
import { Picture } from '../../ui/Picture.tsx'
import classes from './SitePage.module.css'

const stock = '/materieelvoorraad'

/** What stands still and costs rent: the dearest by name, and the way to all of it. */
export function StandingStill({ still }: { readonly still: Today['stil'] }) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  // An answer that was kept before this part existed has none.
  if (!still || still.aantal === 0 || !canOpen(stock)) return null
  const { aantal: count, huurPerWeek, items } = still
  return (
    <section className={classes.block} aria-labelledby="standing-still">
      <header>
        <h2 id="standing-still">
          {huurPerWeek === null
            ? text('stock.only.stil')
            : text('agenda.stillCost', { amount: format.money(huurPerWeek) })}
        </h2>
        <ScreenLink to={stock} search={showOnly('stil')}>
          {text('agenda.stillAll', { count })}
        </ScreenLink>
      </header>
      <ul>
        {items.map((thing) => (
          <Still key={`${thing.materieelSoort} ${thing.materieelNummer}`} thing={thing} />
        ))}
      </ul>
    </section>
  )
}

function Still({ thing }: { readonly thing: StillThing }) {
  const text = useText()
  const format = useFormat()
  const { materieelSoort, materieelNummer, omschrijving, afbeelding, huidig, sinds, huurPerWeek } = thing
  // Counted things have no number of their own.
  const path = [materieelSoort, materieelNummer || '-'].map(encodeURIComponent).join('/')
  return (
    <li className={classes.still}>
      <ScreenLink to={`${stock}/details/${path}`}>
        <Picture src={afbeelding} alt="" size="small" />
        <span>
          <strong>{thingsName({ naam: omschrijving, aantal: huidig, anderen: 0 }, format)}</strong>
          <small>
            {materieelNummer !== '' && (
              <>
                <span translate="no">{materieelNummer}</span>
                {' · '}
              </>
            )}
            {text('agenda.stillSince', { date: format.date(sinds) })}
          </small>
        </span>
        {huurPerWeek !== null && huurPerWeek > 0 && (
          <span className={classes.rent}>{text('agenda.stillRent', { amount: format.money(huurPerWeek) })}</span>
        )}
      </ScreenLink>
    </li>
  )
}
