import { IconSun } from '@tabler/icons-react'
import { useState } from 'react'
import type { Theme } from '../../lib/preferences.ts'
import { setPreference, usePreferences } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'

/** High contrast with one tap on a phone in the sun, and with another the look of before. */
export function SunButton() {
  const text = useText()
  const { theme } = usePreferences()
  const [before, setBefore] = useState<Theme>('system')
  if (!useNarrowScreen()) return null
  const isOn = theme === 'contrast'
  return (
    <IconButton
      onBar
      label={text('theme.sun')}
      icon={<IconSun size={22} />}
      aria-pressed={isOn}
      onClick={() => {
        if (!isOn) setBefore(theme)
        setPreference('theme', isOn ? before : 'contrast')
      }}
    />
  )
}
