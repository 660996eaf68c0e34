import { IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { isTyping } from '../../lib/is-typing.ts'
import { preferencesStore, usePreferences } from '../../lib/preferences.ts'
import { useStore } from '../../lib/store.ts'
import { loadLaterTexts, useText } from '../../lib/text.ts'
import { openSearch, searchOpenStore } from '../../shared/frame/open-search.ts'
import { laterPart } from '../../ui/later-part.tsx'
import classes from './SearchBox.module.css'

const SearchPanel = laterPart(async () => {
  // Other words for screens; without them they are found by their names.
  void loadLaterTexts().catch(() => undefined)
  return (await import('./SearchPanel.tsx')).SearchPanel
})

/** The opener of the search in the top bar; `/` (outside a field, if shortcuts are on) and Ctrl-K open it anywhere. */
export function SearchBox() {
  const text = useText()
  const open = useStore(searchOpenStore)
  const { shortcuts } = usePreferences()

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const palette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
      if (!palette && !(slash && preferencesStore.get().shortcuts)) return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-label={text('shell.searchLabel')}
        aria-keyshortcuts={shortcuts ? '/ Control+K' : 'Control+K'}
        aria-haspopup="dialog"
        title={text('shell.searchShortcut')}
        onClick={openSearch}
      >
        <IconSearch size={20} aria-hidden />
        <span>{text('shell.searchPlaceholder')}</span>
        {shortcuts && <kbd aria-hidden>{'/'}</kbd>}
      </button>
      {open && (
        <Suspense>
          <SearchPanel onClose={() => searchOpenStore.set(false)} />
        </Suspense>
      )}
    </>
  )
}
