import Bowser from 'bowser'

/** The browser and the system of a session in the words of their makers; empty where the browser does not say. */
export function deviceOf(userAgent: string): { readonly browser: string; readonly systeem: string } {
  if (userAgent === '') return { browser: '', systeem: '' }
  const parser = Bowser.getParser(userAgent)
  return { browser: parser.getBrowserName(), systeem: parser.getOSName() }
}
