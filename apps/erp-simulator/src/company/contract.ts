import type { PlainRowOf } from '@portal/erp-protocol/define-service.ts'
import type { ServiceName, Services } from '@portal/erp-protocol/services.ts'

/** The rows of the company by service; the store adds row versions and times. PortaalWebServices is the simulator's own. */
export type CompanyRows = { readonly [S in Exclude<ServiceName, 'PortaalWebServices'>]: PlainRowOf<Services[S]>[] }

export interface CompanyOptions {
  /** 1 is the company of the demo; N makes N times as much. */
  readonly scale: number
  readonly seed: number
  /** `YYYY-MM-DD`; all history is relative to it. */
  readonly today: string
}

export interface Drawing {
  readonly mimeType: string
  readonly content: Buffer
  /** SHA-256 of the content, as PortaalAfbeelding has it. */
  readonly hash: string
}
