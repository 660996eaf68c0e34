/** The words of the demo identity servers, in the languages of the portal. */
const words = {
  nl: {
    choose: 'Kies wie u bent. Dit is een demo, zonder wachtwoord.',
    expired: 'Deze inlogpoging is verlopen',
    again: 'Ga terug naar het portaal en log opnieuw in.',
    company: 'Inlogserver van het bedrijf (demo)',
  },
  de: {
    choose: 'Wählen Sie, wer Sie sind. Dies ist eine Demo ohne Passwort.',
    expired: 'Dieser Anmeldeversuch ist abgelaufen',
    again: 'Gehen Sie zurück zum Portal und melden Sie sich erneut an.',
    company: 'Anmeldeserver des Unternehmens (Demo)',
  },
  fr: {
    choose: 'Choisissez qui vous êtes. Ceci est une démo, sans mot de passe.',
    expired: 'Cette tentative de connexion a expiré',
    again: 'Retournez au portail et connectez-vous à nouveau.',
    company: "Serveur de connexion de l'entreprise (démo)",
  },
  en: {
    choose: 'Choose who you are. This is a demo, without a password.',
    expired: 'This login attempt has expired',
    again: 'Go back to the portal and log in again.',
    company: 'Login server of the company (demo)',
  },
} as const

export type DemoLanguage = keyof typeof words
export type DemoWords = (typeof words)[DemoLanguage]

/** The first of our languages that a browser asks for, most wanted first; Dutch when it names none. */
export function demoLanguage(acceptLanguage: string | undefined): DemoLanguage {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
    return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality.replace('q=', '')) || 0 }
  })
  const found = wanted.sort((a, b) => b.weight - a.weight).find(({ language }) => language in words)
  // `in` has found it among the keys.
  return (found?.language ?? 'nl') as DemoLanguage
}

export function demoWords(language: DemoLanguage): DemoWords {
  return words[language]
}
