import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.ts'

/** A package as package-lock.json has it. */
interface Locked {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  /** Not on every machine, so its files are not read. */
  readonly optional?: boolean
}

interface Shipped {
  readonly name: string
  readonly version: string
  readonly license: string
  /** What stands in its files of licences; null where it has none, or is not on every machine. */
  readonly text: string | null
}

const inFolder = /(^|\/)node_modules\//
const isText = (file: string): boolean =>
  /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file) && !/\.(js|json|ts)$/i.test(file)

function readJson<T>(...path: readonly string[]): T {
  // The caller names the shape of a file that npm wrote.
  return JSON.parse(readFileSync(join(root, ...path), 'utf8')) as T
}

function readText(folder: string): string | null {
  if (!existsSync(join(root, folder))) return null
  const files = readdirSync(join(root, folder)).filter(isText).sort()
  const texts = files.map((file) =>
    readFileSync(join(root, folder, file), 'utf8')
      .replace(/\r/g, '')
      .replace(/[ \t]+$/gm, '')
      .trim(),
  )
  return texts.length === 0 ? null : texts.join('\n\n')
}

/** What older packages write of their licence. */
interface Described {
  readonly license?: string | { readonly type?: string }
  readonly licenses?: readonly { readonly type?: string }[]
}

function licenseOf(folder: string): string {
  const described = readJson<Described>(folder, 'package.json')
  const { license, licenses } = described
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'see below'
}

function listShipped(): readonly Shipped[] {
  const { packages } = readJson<{ packages: Readonly<Record<string, Locked>> }>('package-lock.json')
  const found = new Map<string, Shipped>()
  for (const [folder, { dev, link, optional, version = '', license, name }] of Object.entries(packages)) {
    if (dev === true || link === true || !inFolder.test(folder)) continue
    const own = name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    found.set(`${own} ${version}`, {
      name: own,
      version,
      license: license ?? licenseOf(folder),
      text: optional === true ? null : readText(folder),
    })
  }
  return [...found.values()].sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'))
}

/** The project itself: what package.json says of its licence is the owner's word. */
function ownLines(): readonly string[] {
  const { name, license } = readJson<{ name: string; license: string }>('package.json')
  const said =
    license === 'UNLICENSED' ? 'Its owner has given no licence: all rights are reserved.' : `Its licence is ${license}.`
  return [`${name}: ${said}`, '', 'It is shipped with these packages of others, each under its own licence.']
}

const nameOf = ({ name, version }: Shipped) => `${name} ${version}`

/** The notices of everything that a release has in it, as its licences ask for. */
export function makeNotice(): { readonly whole: string; readonly list: string; readonly texts: readonly string[] } {
  const shipped = listShipped()
  const byText = Map.groupBy(
    shipped.filter(({ text }) => text !== null),
    ({ text }) => text,
  )
  const texts = [...byText].map(([text, those]) => `${'-'.repeat(80)}\n${those.map(nameOf).join(', ')}\n\n${text}`)
  const lines = shipped.map((one) => `${nameOf(one)}: ${one.license}`)
  const list = [...ownLines(), '', ...lines].join('\n')
  return { whole: `${[list, '', ...texts].join('\n')}\n`, list, texts: [...byText.keys()].map(String) }
}

export const noticeFile = 'NOTICE'

if (import.meta.main) writeFileSync(join(root, noticeFile), makeNotice().whole)
