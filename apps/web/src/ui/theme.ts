import type { MantineColorsTuple } from '@mantine/core'
import { createTheme } from '@mantine/core'

const slate: MantineColorsTuple = [
  '#f3f5f7',
  '#eaeef2',
  '#dbe1e7',
  '#c3ccd5',
  '#8894a2',
  '#6c7987',
  '#5a6875',
  '#46535f',
  '#2a3542',
  '#151d27',
]

const night: MantineColorsTuple = [
  '#edf1f5',
  '#b9c4cf',
  '#9aa7b5',
  '#7a8898',
  '#303a45',
  '#232b34',
  '#1a2027',
  '#12161b',
  '#0e1216',
  '#0a0d10',
]

const amber: MantineColorsTuple = [
  '#fff7e8',
  '#fff2d9',
  '#ffe2ab',
  '#fdd07a',
  '#fbbf4d',
  '#f9b22f',
  '#f7a81b',
  '#e99a08',
  '#b87500',
  '#7c4a00',
]

/** Mantine in the look of tokens.css; the tokens are the truth, this only hands them over. */
export const theme = createTheme({
  colors: { gray: slate, dark: night, amber },
  primaryColor: 'amber',
  primaryShade: 6,
  autoContrast: true,
  luminanceThreshold: 0.42,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '8px' },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '650' },
  fontSizes: { xs: '12px', sm: '13px', md: '15px', lg: '17px', xl: '19px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 1, color: 'var(--shade)' } } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 1, color: 'var(--shade)' } } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: true } } },
  },
})
