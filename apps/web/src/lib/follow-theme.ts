import type { Theme } from './preferences.ts'
import { preferencesStore } from './preferences.ts'

const darkDevice = '(prefers-color-scheme: dark)'
const contrastDevice = '(prefers-contrast: more)'

interface DeviceLook {
  readonly isDark: boolean
  readonly wantsContrast: boolean
}

/** What tokens.css knows: `dark` and `contrast`; anything else is light. */
export function shownTheme(theme: Theme, device: DeviceLook): 'light' | 'dark' | 'contrast' {
  if (theme !== 'system') return theme
  if (device.wantsContrast) return 'contrast'
  return device.isDark ? 'dark' : 'light'
}

/** Shows the theme that the person chose, or that of the device, and follows a change of either. */
export function followTheme(): () => void {
  const dark = window.matchMedia(darkDevice)
  const contrast = window.matchMedia(contrastDevice)
  const show = () => {
    const device = { isDark: dark.matches, wantsContrast: contrast.matches }
    document.documentElement.dataset.theme = shownTheme(preferencesStore.get().theme, device)
  }
  show()
  for (const query of [dark, contrast]) query.addEventListener('change', show)
  const stop = preferencesStore.subscribe(show)
  return () => {
    stop()
    for (const query of [dark, contrast]) query.removeEventListener('change', show)
  }
}
