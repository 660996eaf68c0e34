import { IconArrowRight, IconBolt, IconMapPin } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { rememberLocation } from '../../shared/location/location-favourites.ts'
import { tellLocations } from '../../shared/location/location-store.ts'
import type { SearchHit } from '../../shared/records/found-hits.ts'
import { ComboboxPanel } from '../../ui/combobox/ComboboxPanel.tsx'
import { useSearchHits } from './use-search-hits.ts'

/** One field for everything: items, pieces, locations, orders, requests, actions, screens. */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const { groups, hint, isSettled } = useSearchHits(typed)
  const open = ({ location, to, run }: SearchHit) => {
    onClose()
    if (run !== undefined) return run()
    if (location !== undefined) {
      tellLocations({ type: 'selected', nummer: location })
      rememberLocation(location)
      if (to === '') return
    }
    void router.navigate({ href: to })
  }
  return (
    <ComboboxPanel
      title={text('shell.searchLabel')}
      label={text('shell.searchLabel')}
      placeholder={text('shell.searchPlaceholder')}
      typed={typed}
      onType={setTyped}
      groups={groups.map(({ title, hits }) => ({
        title,
        options: hits.map((hit) => ({ ...hit, sign: <HitSign hit={hit} /> })),
      }))}
      term={typed.trim()}
      isSettled={isSettled}
      onChoose={open}
      onClose={onClose}
    >
      {hint !== null && <p role="status">{hint}</p>}
    </ComboboxPanel>
  )
}

function HitSign({ hit }: { readonly hit: SearchHit }) {
  if (hit.picture !== undefined)
    return <ItemPicture item={{ afbeelding: hit.picture, omschrijving: hit.name }} size="small" />
  if (hit.location !== undefined) return <IconMapPin aria-hidden />
  return /^(start|action)-/.test(hit.key) ? <IconBolt aria-hidden /> : <IconArrowRight aria-hidden />
}
