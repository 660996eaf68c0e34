import type { ServiceName } from '@portal/erp-protocol/services.ts'

/**
 * The pages that are editable there: lists and texts that somebody maintains. Everything else is written by the
 * codeunit or by the back office itself.
 */
export const writablePages: ReadonlySet<string> = new Set<ServiceName>([
  'PortaalCategorie',
  'PortaalEenheid',
  'PortaalSynoniem',
  'PortaalVertaling',
])
