import type { LoginType } from '../access/vocabulary.ts'

/** The settings Prijzen_Openbaar, Prijzen_Intern and Prijzen_ToonBijLocatie. */
export interface PriceSettings {
  readonly publicPrices: boolean
  readonly internalPrices: boolean
  readonly showAtLocation: boolean
}

export interface PriceViewer {
  readonly loggedIn: boolean
  readonly loginType: LoginType | null
  readonly locationChosen: boolean
}

/**
 * Whether this visitor sees prices (R-PRICE-01 to R-PRICE-04, OP-52): public, or logged in with a location chosen or the
 * show-at-location setting on. With internal prices on, an identity login sees them exactly when no location is chosen.
 */
export function pricesVisible(settings: PriceSettings, viewer: PriceViewer): boolean {
  if (settings.internalPrices && viewer.loggedIn && viewer.loginType === 'Identity') return !viewer.locationChosen
  return settings.publicPrices || (viewer.loggedIn && (viewer.locationChosen || settings.showAtLocation))
}

/** Reads the three price settings by their names. */
export function priceSettingsOf(settings: {
  readonly bool: (name: 'Prijzen_Openbaar' | 'Prijzen_Intern' | 'Prijzen_ToonBijLocatie') => boolean
}): PriceSettings {
  return {
    publicPrices: settings.bool('Prijzen_Openbaar'),
    internalPrices: settings.bool('Prijzen_Intern'),
    showAtLocation: settings.bool('Prijzen_ToonBijLocatie'),
  }
}
