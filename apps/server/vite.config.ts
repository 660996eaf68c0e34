import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
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

/**
 * The portal as few files instead of two thousand modules, which take most of a start and half the memory. Names stay as
 * they are, so that an error in the log says where it happened.
 */
export default {
  plugins: [ownPlaces],
  ssr: { noExternal: true, external: asInstalled },
  build: {
    ssr: 'src/app/main.ts',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { comments: false, codeSplitting: true } },
  },
}
