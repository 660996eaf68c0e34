import { fileURLToPath } from 'node:url'
import { isPortalProgram } from './portal-program.ts'

/**
 * Bounds of the heap of the portal (decision: runtime). Without them V8 takes nearly twice the memory at the same speed; with
 * half the young generation an order takes a tenth more processor time. NODE_OPTIONS of an operator decides instead.
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
