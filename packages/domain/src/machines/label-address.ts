import { gs1Prefix } from './gs1-prefix.ts'

/** The most characters of a GIAI, company prefix included (GS1 General Specifications, AI 8004). */
const longestGiai = 30
/** The characters that an AI of GS1 can hold (set 82). */
const set82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/

/** The asset number of GS1 of a piece: the prefix of the company with the piece number behind it; null where it makes none. */
export function giaiOf(pieceNo: string, prefix: string): string | null {
  const giai = `${prefix}${pieceNo}`
  return gs1Prefix.test(prefix) && pieceNo !== '' && giai.length <= longestGiai && set82.test(giai) ? giai : null
}

/** The piece number of an asset number of this company; null for an asset of others, or without a prefix. */
export function pieceNoOfGiai(giai: string, prefix: string): string | null {
  const isOwn = gs1Prefix.test(prefix) && giai.startsWith(prefix) && giai.length > prefix.length
  return isOwn ? giai.slice(prefix.length) : null
}

/**
 * The path that stands on the label of a piece: `/m/511012-001`, or as a GS1 Digital Link `/8004/8712345511012-001` where
 * the company has a prefix and the number fits.
 */
export function labelPath(pieceNo: string, prefix: string): string {
  const giai = giaiOf(pieceNo, prefix)
  return giai === null ? `/m/${encodeURIComponent(pieceNo)}` : `/8004/${encodeURIComponent(giai)}`
}

const labelAddress = /^https?:\/\/([^/:?#]+)(?::\d+)?\/(?:m|8004)\/[^/?#]+/i

/**
 * The host of a label that another portal printed; null for a label of this one, and for everything that is no such label.
 * A number of theirs may be a number of ours: it must never be read as one.
 * @param hosts the names of this portal, in lowercase
 */
export function foreignHostOf(scanned: string, hosts: readonly string[]): string | null {
  const host = labelAddress.exec(scanned.trim())?.[1]?.toLowerCase()
  // The resolver of GS1 leads to whose asset it is; the number itself says that.
  return host === undefined || host === 'id.gs1.org' || hosts.includes(host) ? null : host
}

const typedLabel = /^(?:https?:\/\/)?([^/:?#\s]+)(?::\d+)?(\/(?:m|8004)\/[^/?#\s]+)\/?(?:[?#]|$)/i

/** The path that the address of a label leads to, as somebody pastes it into the search; null for anything else. */
export function labelPathIn(typed: string, host: string): string | null {
  const [, found = '', path = ''] = typedLabel.exec(typed.trim()) ?? []
  return found.toLowerCase() === host.toLowerCase() && path !== '' ? path : null
}
