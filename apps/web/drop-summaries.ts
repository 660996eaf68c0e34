import type { Plugin } from 'vite'

const contractFile = /\/packages\/contract\/src\/[a-z-]+\.ts$/
const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/g
/** A summary in any other form than a plain text; the types of the contract have none. */
const otherSummary = /\bsummary:(?!\s*(?:''|string\b))/

/**
 * The sentence of each call is for the API page of the server; no browser reads it, so none has to fetch it. A summary
 * that is written in another way fails the build, and so does a contract without any.
 */
export function dropSummaries(): Plugin {
  let dropped = 0
  return {
    name: 'drop-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!contractFile.test(id)) return null
      dropped += code.match(summary)?.length ?? 0
      const short = code.replace(summary, "summary: ''")
      if (otherSummary.test(short)) this.error(`${id} has a summary that cannot be dropped`)
      return { code: short, map: null }
    },
    generateBundle() {
      if (dropped === 0) this.error('No call has a summary to drop')
    },
  }
}
