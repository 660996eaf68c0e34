import type { Suggestion } from '@portal/contract/search.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Stack } from '../../ui/Layout.tsx'
import classes from './FoundSets.module.css'

/** The sets that a term finds, above the items (R-GEN-23). */
export function FoundSets({ sets }: { readonly sets: readonly Suggestion[] }) {
  const text = useText()
  const canOpen = useScreens()('/set/x')
  if (sets.length === 0 || !canOpen) return null
  return (
    <Stack as="section" gap={2} className={classes.found} aria-labelledby="gevonden-sets">
      <h2 id="gevonden-sets">{text('nav.sets')}</h2>
      <ul>
        {sets.map((set) => (
          <li key={set.materieelSoort}>
            <ScreenLink to={`/set/${encodeURIComponent(set.materieelSoort)}`}>
              <ItemPicture item={set} size="small" />
              <span>
                <strong>{set.omschrijving}</strong>
                <small translate="no">{set.materieelSoort}</small>
              </span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
