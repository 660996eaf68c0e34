import { readFileSync } from 'node:fs'

const packageFile = new URL('../../../../package.json', import.meta.url)
// The file of the project itself, whose shape npm guarantees.
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }

/** The version of the running portal, as the web was built with it (OP-74). */
export const portalVersion = version
