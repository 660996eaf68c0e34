import { useText } from '../../lib/text.ts'
import { LocationPicker } from '../../shared/location/LocationPicker.tsx'
import { rememberLocation, useRememberedLocations } from '../../shared/location/location-favourites.ts'
import { tellLocations, useLocations } from '../../shared/location/location-store.ts'
import { Row, Stack } from '../../ui/Layout.tsx'
import classes from './HomePage.module.css'

/** As many fit on one screen of a phone; more are searched in. */
const atOnce = 6

/** The places to choose from: at once where they are few, else the own ones of before, and the picker. */
export function ChoosePlace() {
  const text = useText()
  const { locations } = useLocations()
  const { favourites, recent } = useRememberedLocations()
  const isFew = locations.length <= atOnce
  const remembered = new Set([...favourites, ...recent])
  const known = [...remembered].flatMap((no) => locations.filter(({ nummer }) => nummer === no))
  const offered = isFew ? locations : known.slice(0, atOnce)
  if (offered.length === 0) {
    return (
      <Row gap={3} align="center" wrap>
        <p>{text('home.chooseLocation')}</p>
        <LocationPicker shape="button" />
      </Row>
    )
  }
  const choose = (nummer: string) => {
    tellLocations({ type: 'selected', nummer })
    rememberLocation(nummer)
  }
  return (
    <Stack as="section" gap={3} className={classes.places}>
      <h2>{text('home.chooseLocation')}</h2>
      <ul>
        {offered.map(({ nummer, omschrijving, plaats }) => (
          <li key={nummer}>
            <button type="button" onClick={() => choose(nummer)}>
              <strong>{omschrijving}</strong>
              <small>{[nummer, plaats].filter(Boolean).join(' · ')}</small>
            </button>
          </li>
        ))}
      </ul>
      {!isFew && (
        <p>
          <LocationPicker shape="button" />
        </p>
      )}
    </Stack>
  )
}
