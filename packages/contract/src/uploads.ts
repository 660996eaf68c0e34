import { z } from 'zod'

/** What may ever be uploaded (OP-63); a call declares which of these it takes. What a file is, its content says. */
export const uploadKinds = ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'csv'] as const
export type UploadKind = (typeof uploadKinds)[number]

export const pictureKinds = ['jpg', 'png', 'webp'] as const satisfies readonly UploadKind[]

/** Megabytes of one file, as people count them and as `upload.te_groot` says. */
export const mostUploadMegabytes = 10
export const mostUploadBytes = mostUploadMegabytes * 1024 * 1024
/** Files in one call. */
export const mostSentFiles = 20
/** Four signs for every three bytes that were begun. */
export const mostBase64 = Math.ceil(mostUploadBytes / 3) * 4

/**
 * A file in the input of a call (OP-63). A call that takes one says which kinds by `upload: [...]` beside its input; only
 * then `inhoud` may be large. It is read while it arrives, and the use case finds the SHA-256 of the content in its place:
 * so audit, log and stored repeats never hold the content. The use case is an `AskFirst` that calls `takeUpload`.
 */
export const SentFile = z.object({
  /** As the person's machine calls it; shown, and never a path. */
  naam: z.string().trim().min(1).max(250),
  /** What the sender says it is; not believed. */
  type: z.string().max(200).default(''),
  /** The content in base64. */
  inhoud: z.string().min(1).max(mostBase64),
})
export type SentFile = z.output<typeof SentFile>

/** Refusals of every call that takes a file. */
export const uploadRefusals = [
  'upload.te_groot',
  'upload.leeg',
  'upload.soort',
  'upload.macro',
  'upload.onleesbaar',
  'upload.te_zwaar',
  'upload.uitgepakt_te_groot',
  'upload.quotum',
] as const
