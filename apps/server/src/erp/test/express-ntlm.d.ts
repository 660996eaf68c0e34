/** The package has no types of its own. */
declare module 'express-ntlm' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  // biome-ignore lint/style/noDefaultExport: the package is what it is
  export default function expressNtlm(
    options: object,
  ): (request: IncomingMessage, response: ServerResponse & { locals: object }, next: () => void) => void
}
