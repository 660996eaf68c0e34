import { IconArrowRight, IconMapPin, IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { useText } from '../lib/text.ts'
import { Modal } from '../ui/Modal.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Highlight } from './Highlight.tsx'
import { rememberLocation } from './location-favourites.ts'
import { tellLocations } from './location-store.ts'
import classes from './SearchBox.module.css'
import type { SearchHit } from './use-search-hits.ts'
import { useSearchHits } from './use-search-hits.ts'

/** One field for everything: items, locations, screens. Arrow keys walk, Enter opens. */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const router = useRouter()
  const id = useId()
  const [term, setTerm] = useState('')
  const [at, setAt] = useState(0)
  const { groups, hint } = useSearchHits(term)
  const hits = groups.flatMap((group) => group.hits)
  const current = hits[Math.min(at, hits.length - 1)]

  const open = (hit: SearchHit) => {
    onClose()
    if (hit.location !== undefined) {
      tellLocations({ type: 'selected', nummer: hit.location })
      rememberLocation(hit.location)
      return
    }
    void router.navigate({ href: hit.to })
  }
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setAt(Math.min(Math.max(Math.min(at, hits.length - 1) + step, 0), Math.max(hits.length - 1, 0)))
    }
    if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault()
      open(current)
    }
  }

  return (
    <Modal open onClose={onClose} title={text('shell.searchLabel')} shape="top">
      <div className={classes.panel}>
        <label className={classes.search}>
          <IconSearch size={22} aria-hidden />
          <span className="out-of-sight">{text('shell.searchLabel')}</span>
          <input
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current === undefined ? undefined : `${id}-${current.key}`}
            aria-autocomplete="list"
            data-first-focus
            autoComplete="off"
            placeholder={text('shell.searchPlaceholder')}
            value={term}
            onChange={(event) => {
              setTerm(event.currentTarget.value)
              setAt(0)
            }}
            onKeyDown={onKey}
          />
        </label>
        <div id={`${id}-list`} role="listbox" aria-label={text('shell.searchLabel')}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
            <div key={group.title} role="group" aria-label={group.title}>
              <div className={classes.group}>{group.title}</div>
              {group.hits.map((hit) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys for its options
                <div
                  key={hit.key}
                  id={`${id}-${hit.key}`}
                  className={classes.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={hit === current}
                  onClick={() => open(hit)}
                >
                  <HitSign hit={hit} />
                  <span className={classes.words}>
                    <Highlight text={hit.name} term={term} />
                    {hit.detail !== '' && <small>{hit.detail}</small>}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
        {hint !== null && <p role="status">{hint}</p>}
      </div>
    </Modal>
  )
}

function HitSign({ hit }: { readonly hit: SearchHit }) {
  if (hit.picture !== undefined) return <Picture src={hit.picture} alt="" size="small" />
  return hit.location === undefined ? <IconArrowRight aria-hidden /> : <IconMapPin aria-hidden />
}
