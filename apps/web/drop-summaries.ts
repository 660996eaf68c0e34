import type { Plugin } from 'vite'

const contractFile = /\/packages\/contract\/src\/[a-z-]+\.ts$/
const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g

/** The sentence of each call is for the API page of the server; no browser reads it, so none has to fetch it. */
export function dropSummaries(): Plugin {
  return {
    name: 'drop-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (contractFile.test(id) ? { code: code.replace(summary, "summary: ''"), map: null } : null),
  }
}
