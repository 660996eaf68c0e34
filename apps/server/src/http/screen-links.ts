import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { addressesOf } from './screen-address.ts'
import { cookieField, languageOf } from './web-cookies.ts'

/** A screen with the files that it needs beside those of every page; the build of the web writes them. */
interface Screen {
  readonly path: string
  readonly needs: 'nothing' | 'session' | 'location'
  readonly files: readonly string[]
  /** Further files, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/** The screens of the built web; none while it is not built, and those of an older build are read anew. */
function screensOf(folder: string): () => readonly { readonly screen: Screen; readonly addresses: RegExp }[] {
  const file = join(folder, 'screens.json')
  let known: readonly { readonly screen: Screen; readonly addresses: RegExp }[] = []
  let writtenAt = 0
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === writtenAt) return known
    // Written by the build (apps/web/screen-files.ts).
    const screens = changedAt === 0 ? [] : (JSON.parse(readFileSync(file, 'utf8')) as readonly Screen[])
    known = screens.map((screen) => ({ screen, addresses: addressesOf(screen.path) }))
    writtenAt = changedAt
    return known
  }
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * Links to the files of the screen that is opened, for the head of the page: a browser fetches them beside the program,
 * which would ask for them only once it runs. Cookies are believed: a screen that is not shown was fetched for nothing.
 */
export function screenLinks(folder: string): (request: Pick<FastifyRequest, 'headers' | 'url'>) => string {
  const readScreens = screensOf(folder)
  return (request) => {
    const path = request.url.split('?')[0] ?? ''
    const has = {
      nothing: true,
      session: cookieField(request, 'mp_auth', 'authenticated') === true,
      location: typeof cookieField(request, 'mp_locatie', 'selectedLocation') === 'string',
    }
    const found = readScreens().find(({ addresses }) => addresses.test(path))?.screen
    if (found === undefined || !has[found.needs]) return ''
    return [...found.files, ...(found.texts[languageOf(request)] ?? [])].map(linkTo).join('')
  }
}
