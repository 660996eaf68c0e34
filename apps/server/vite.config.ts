import http from 'node:http'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The portal, and the commands that an operator gives beside it. */
const programs = ['main', 'account', 'backup', 'company', 'restore', 'unlock']

/** Stay packages: they hold programs, pictures and threads that they look for beside themselves. */
const asInstalled = [
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pdfmake',
  'pg-native',
  'pino',
  'pino-pretty',
  'sharp',
  'thread-stream',
]

/** Of what is loaded the older way (see db/drizzle.ts) only what is used comes along. */
const olderLoad = /\bload\('([^']+)'\)/g
function asImports(code: string): string {
  const names = [...new Set([...code.matchAll(olderLoad)].map(([, name = '']) => name))]
  const imports = names.map((name, at) => `import * as loaded${at} from '${name}'`)
  return `${imports.join('\n')}\n${code.replace(olderLoad, (_, name: string) => `loaded${names.indexOf(name)}`)}`
}

/** A module goes on finding what lies beside it in the sources. */
const ownPlaces = {
  name: 'own-places',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const imported = id.endsWith('/platform/db/drizzle.ts') ? asImports(code) : code
    const place = `new URL(${JSON.stringify(`../../../${relative(root, id)}`)}, import.meta.url).href`
    return imported.replaceAll('import.meta.url', place)
  },
}

const plainHttp = '\0plain-http'
const isHttp = /^(node:)?http$/
const importsHttp = /^import .*["'](node:)?http["'];?$/m
const httpNames = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, found]) =>
  'value' in found ? [name] : [],
)

/**
 * Who imports `node:http` gets all its names, and with WebSocket the whole of what the runtime has for fetch: 13 MB and a
 * thirtieth of a start for what the portal does not use. So it is taken as it is, without what is read when asked for.
 */
const httpAsItIs = {
  name: 'http-as-it-is',
  enforce: 'pre' as const,
  resolveId: (asked: string, _by: string | undefined, { kind }: { kind?: string }) =>
    kind === 'import-statement' && isHttp.test(asked) ? plainHttp : null,
  load: (id: string) =>
    id === plainHttp
      ? `const http = process.getBuiltinModule('node:http')\nexport default http
         export const { ${httpNames.join(', ')} } = http`
      : null,
  generateBundle(_: unknown, files: Record<string, { code?: string }>) {
    const one = Object.entries(files).find(([, { code }]) => code !== undefined && importsHttp.test(code))
    if (one !== undefined) throw new Error(`${one[0]} imports node:http with all its names`)
  },
}

// A raw text would show the escape instead of the letter.
const rawText = /String\.raw`[^`]*[^\0-\x7f][^`]*`/
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

function inAscii(code: string): string {
  const raw = rawText.exec(code)
  if (raw !== null) throw new Error(`Write letters beyond ASCII outside of what is raw: ${raw[0].slice(0, 100)}`)
  return code.replace(/[^\0-\x7f]/g, escaped)
}

/** The runtime holds a source with one letter beyond ASCII in twice its bytes; escapes mean the same in texts and patterns. */
const onlyAscii = {
  name: 'only-ascii',
  generateBundle(_: unknown, files: Record<string, { code?: string }>) {
    for (const file of Object.values(files)) if (file.code !== undefined) file.code = inAscii(file.code)
  },
}

/**
 * The portal as few files instead of two thousand modules, which take most of a start and half the memory. Names stay as
 * they are, so that an error in the log says where it happened.
 */
export default {
  plugins: [httpAsItIs, ownPlaces, onlyAscii],
  ssr: { noExternal: true, external: asInstalled },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    // All files in one folder: places are written as seen from there.
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, `src/app/${name}.ts`])),
      output: { comments: false, codeSplitting: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}
