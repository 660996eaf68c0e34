import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '@portal/domain/constants.ts'
import type { FastifyRequest } from 'fastify'

/** A screen with the files that it needs beside those of every page; the build of the web writes them. */
interface Screen {
  readonly path: string
  readonly needs: 'nothing' | 'session' | 'location'
  readonly files: readonly string[]
  /** Further files, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/** What a cookie of the web says; null when it is absent or damaged. */
function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): object | null {
  const pair = request.headers.cookie?.split('; ').find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(name.length + 1)))
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

const isSet = (cookie: object | null, field: string): boolean =>
  cookie !== null && Boolean(Object.entries(cookie).find(([name]) => name === field)?.[1])

function languageOf(request: Pick<FastifyRequest, 'headers'>): string {
  const chosen = Object.entries(readCookie(request, 'mp_voorkeuren') ?? {}).find(([name]) => name === 'language')?.[1]
  return typeof chosen === 'string' ? chosen : defaultLocale
}

/** `/details/$id` and `/materieel/{-$category}` as the addresses they stand for. */
function addressesOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const pattern = parts.map((part) =>
    part.startsWith('{-$') ? '(/[^/]+)?' : part.startsWith('$') ? '/[^/]+' : `/${part}`,
  )
  return new RegExp(`^${pattern.join('')}/?$`, 'i')
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
      session: isSet(readCookie(request, 'mp_auth'), 'authenticated'),
      location: isSet(readCookie(request, 'mp_locatie'), 'selectedLocation'),
    }
    const found = readScreens().find(({ addresses }) => addresses.test(path))?.screen
    if (found === undefined || !has[found.needs]) return ''
    return [...found.files, ...(found.texts[languageOf(request)] ?? [])].map(linkTo).join('')
  }
}
