import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import type { Theme } from '../lib/preferences.ts'
import { preferencesStore, setPreference } from '../lib/preferences.ts'

function schemeOf(theme: Theme): MantineColorScheme {
  if (theme === 'system') return 'auto'
  return theme === 'dark' ? 'dark' : 'light'
}

function showContrast(theme: Theme): void {
  document.documentElement.toggleAttribute('data-contrast', theme === 'contrast')
}

let stopFollowing = () => {}

/** Lets Mantine take light and dark from the preference of the person; high contrast is a light scheme of its own. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => {
    const { theme } = preferencesStore.get()
    showContrast(theme)
    return schemeOf(theme)
  },
  set: (scheme) => {
    if (schemeOf(preferencesStore.get().theme) !== scheme) setPreference('theme', scheme === 'auto' ? 'system' : scheme)
  },
  subscribe: (onUpdate) => {
    stopFollowing = preferencesStore.subscribe(() => {
      const { theme } = preferencesStore.get()
      showContrast(theme)
      onUpdate(schemeOf(theme))
    })
  },
  unsubscribe: () => stopFollowing(),
  clear: () => setPreference('theme', 'system'),
}
