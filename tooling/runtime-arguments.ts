import { fileURLToPath } from 'node:url'
import { isPortalProgram } from './portal-program.ts'

/**
 * How the runtime holds house for the portal. Left alone it takes what a large machine has before it clears up, which
 * is nearly twice the memory at the same speed; with half the room for what is young orders take a tenth more of the processor
 * (180). NODE_OPTIONS, set for a larger company, decides instead. The portal clears up itself when it is at rest (181).
 */
export function runtimeArguments(file: string): readonly string[] {
  if (!isPortalProgram(file)) return []
  const sizes = process.env.NODE_OPTIONS === undefined ? ['--max-old-space-size=512', '--max-semi-space-size=8'] : []
  return ['--expose-gc', ...sizes]
}

/** The runtime keeps what it made of our sources, so that a start costs a third less work. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../.cache/compile', import.meta.url)),
} as const

/**
 * What our programs start with. Large pieces of memory go back to the system when they are free (GNU's allocator; others
 * ignore it): else a portal under load holds 50 MB of nothing.
 */
export const runtimeEnvironment = {
  ...compileCache,
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
