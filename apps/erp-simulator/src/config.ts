import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the keys of an identity server are, and for whom its tokens must be made. */
export interface TokenTrust {
  readonly keysUrl: string
  readonly audience: string
}

export interface SimulatorConfig {
  readonly host: string
  readonly port: number
  readonly controlPort: number
  readonly dataDir: string
  /** Null keeps the size the company was made with, 1 for a new one. */
  readonly scale: number | null
  readonly seed: number
  readonly user: string
  readonly password: string
  /** Tokens that are taken instead of user and password; null takes none. */
  readonly tokens: TokenTrust | null
}

function numberOf(name: string, fallback: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} is geen geldig getal: ${text}`)
  return value
}

function tokenTrust(): TokenTrust | null {
  const keysUrl = process.env.SIMULATOR_TOKEN_KEYS_URL ?? ''
  const audience = process.env.SIMULATOR_TOKEN_AUDIENCE ?? 'https://api.businesscentral.dynamics.com'
  return keysUrl === '' ? null : { keysUrl, audience }
}

/** Ports of MetaCom; four and five beyond that of the back office when they are not named. */
function metacomPorts(port: number) {
  return { port: numberOf('METACOM_PORT', port + 4), controlPort: numberOf('METACOM_CONTROL_PORT', port + 5) }
}

/** Reads the environment once; a wrong value stops the program with a sentence that names it. */
export function readConfig(): SimulatorConfig & { readonly metacom: ReturnType<typeof metacomPorts> } {
  const port = numberOf('SIMULATOR_PORT', 3001)
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  return {
    host: '127.0.0.1',
    port,
    metacom: metacomPorts(port),
    controlPort: numberOf('SIMULATOR_CONTROL_PORT', 3002),
    dataDir: process.env.SIMULATOR_DATA_DIR ?? join(root, '.data', 'simulator'),
    scale: (process.env.SIMULATOR_SCALE ?? '') === '' ? null : numberOf('SIMULATOR_SCALE', 1),
    seed: numberOf('SIMULATOR_SEED', 4711),
    user: process.env.SIMULATOR_USER ?? 'portaal',
    password: process.env.SIMULATOR_PASSWORD ?? 'portaal-koppeling',
    tokens: tokenTrust(),
  }
}

/** The one company of this back office; the id never changes, the name is case-sensitive. */
export const company = { name: 'Rijnmond Materieel B.V.', id: '7c1a7a52-3f0e-4b86-9d5a-2f4c1d9e8b10' } as const
export const instance = 'BC'
