import { IconMapPinOff, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { knownKey, useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row, Stack } from '../../../ui/Layout.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { rememberLocation, toggleFavouriteLocation, useRememberedLocations } from '../location-favourites.ts'
import { groupLocations } from '../location-groups.ts'
import { type Location, tellLocations, useLocations } from '../location-store.ts'
import { ProjectSwitch } from '../ProjectSwitch.tsx'
import { HereLinks } from './HereLinks.tsx'
import classes from './LocationChoice.module.css'

/** More than this many is not a list to read but one to search in. */
const shownAtOnce = 80

export function LocationChoice({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const { locations, selected } = useLocations()
  const remembered = useRememberedLocations()
  const [search, setSearch] = useState('')
  const { favourites, recent, others } = groupLocations(locations, search, remembered)
  const choose = (nummer: string) => {
    tellLocations({ type: 'selected', nummer })
    rememberLocation(nummer)
    onClose()
  }
  const deselect = () => {
    tellLocations({ type: 'deselected' })
    onClose()
  }
  const groups = [
    { title: text('shell.locationFavourites'), list: favourites },
    { title: text('shell.locationRecent'), list: recent },
    { title: text('shell.locationAll'), list: others.slice(0, shownAtOnce) },
  ].filter(({ list }) => list.length > 0)
  const first = groups[0]?.list[0]

  return (
    <Modal
      open
      onClose={onClose}
      shape="top"
      title={text('shell.locationPicker')}
      footer={
        selected !== null && (
          <>
            <ProjectSwitch />
            <Button kind="quiet" icon={<IconMapPinOff />} onClick={deselect}>
              {text('location.deselect')}
            </Button>
          </>
        )
      }
    >
      <Stack
        as="form"
        gap={4}
        shrinks
        className={classes.choice}
        onSubmit={(event) => {
          event.preventDefault()
          if (search !== '' && first !== undefined) choose(first.nummer)
        }}
      >
        <HereLinks onOpen={onClose} />
        <SearchInput
          shape="field"
          label={text('shell.locationSearch')}
          data-first-focus
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {groups.map(({ title, list }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {list.map((location) => (
                <LocationEntry
                  key={location.nummer}
                  location={location}
                  chosen={location.nummer === selected}
                  favourite={remembered.favourites.includes(location.nummer)}
                  onChoose={() => choose(location.nummer)}
                />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p role="status">{text('shell.locationNoMatch')}</p>}
        {others.length > shownAtOnce && (
          <p className="soft">{text('location.more', { count: others.length - shownAtOnce })}</p>
        )}
      </Stack>
    </Modal>
  )
}

interface LocationEntryProps {
  readonly location: Location
  readonly chosen: boolean
  readonly favourite: boolean
  readonly onChoose: () => void
}

function LocationEntry({ location, chosen, favourite, onChoose }: LocationEntryProps) {
  const text = useText()
  const role = knownKey(`enum.LocationRole.${location.rol ?? 'other'}`)
  return (
    <Row as="li" align="center" className={classes.entry} data-chosen={chosen || undefined}>
      <button type="button" className={classes.pick} aria-pressed={chosen} onClick={onChoose}>
        <span className={classes.number}>{location.nummer}</span>
        <Stack as="span" justify="start" className={classes.name}>
          <strong>{location.omschrijving}</strong>
          <small>{[location.plaats, role && text(role)].filter(Boolean).join(' · ')}</small>
          {location.geblokkeerd && <StatusChip kind="danger">{text('shell.locationBlocked')}</StatusChip>}
        </Stack>
      </button>
      <IconButton
        label={text(favourite ? 'location.unmark' : 'location.mark', { name: location.omschrijving })}
        icon={favourite ? <IconStarFilled size={20} /> : <IconStar size={20} />}
        onClick={() => toggleFavouriteLocation(location.nummer)}
      />
    </Row>
  )
}
