/** Share of light of a colour, 0 to 1, as WCAG 2 defines relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const darkText = '#1a1405'
const lightText = '#ffffff'
const minimumContrast = 4.5

/**
 * The accent of a company with the text on it: dark or white, whichever reads better. Null for what is no `#rrggbb`
 * colour or leaves every text below 4.5 : 1; then the amber of the portal stays.
 */
export function accentOf(colour: string): { readonly accent: string; readonly text: string } | null {
  const accent = colour.trim().toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(accent)) return null
  const text = contrast(accent, darkText) >= contrast(accent, lightText) ? darkText : lightText
  return contrast(accent, text) >= minimumContrast ? { accent, text } : null
}

/** Takes the accent of the company from `<meta name="portal-accent">`; without one nothing changes. */
export function applyAccent(): void {
  const colour = document.querySelector<HTMLMetaElement>('meta[name="portal-accent"]')?.content ?? ''
  const own = accentOf(colour)
  if (own === null) return
  const { style } = document.documentElement
  style.setProperty('--accent', own.accent)
  style.setProperty('--accent-hover', `color-mix(in oklab, ${own.accent} 88%, black)`)
  style.setProperty('--accent-text', own.text)
}
