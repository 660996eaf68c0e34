import type { Theme } from './preferences.ts'
import { preferencesStore } from './preferences.ts'

const darkDevice = '(prefers-color-scheme: dark)'

/** What tokens.css knows: `dark` and `contrast`; anything else is light. */
export function shownTheme(theme: Theme, deviceIsDark: boolean): 'light' | 'dark' | 'contrast' {
  if (theme !== 'system') return theme
  return deviceIsDark ? 'dark' : 'light'
}

/** Shows the theme that the person chose, or that of the device, and follows a change of either. */
export function followTheme(): () => void {
  const device = window.matchMedia(darkDevice)
  const show = () => {
    document.documentElement.dataset.theme = shownTheme(preferencesStore.get().theme, device.matches)
  }
  show()
  device.addEventListener('change', show)
  const stop = preferencesStore.subscribe(show)
  return () => {
    stop()
    device.removeEventListener('change', show)
  }
}
