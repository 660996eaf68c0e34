import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The browser of the machine: CHROMIUM_PATH, else the first of its usual names on the PATH. Null without one: journeys
 * are listed and checked on a machine that cannot run them.
 */
function lookForChromium(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined && given !== '') return given
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
  }
  return null
}

/** The same for a program that is about to start it. */
export function findChromium(): string {
  const found = lookForChromium()
  if (found === null) throw new Error('No Chromium found: install it, or set CHROMIUM_PATH.')
  return found
}

/** Headless without a sandbox (tests also run as root) and without calls home, which a closed network refuses. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How journeys start it: without a path where there is none, so that they can be listed there. */
export function chromiumLaunch(...more: readonly string[]): { args: string[]; executablePath?: string } {
  const path = lookForChromium()
  return { args: [...chromiumArguments, ...more], ...(path === null ? {} : { executablePath: path }) }
}
