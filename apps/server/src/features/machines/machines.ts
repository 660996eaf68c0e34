import { PortalError } from '@portal/contract/errors.ts'
import { foreignHostOf } from '@portal/domain/machines/label-address.ts'
import { type Label, readLabel } from '@portal/domain/removal-list/read-label.ts'
import type { Ctx } from '../../platform/context.ts'

/** The names under which labels of this tenant lead here. */
function hostsOf({ hostNames, publicUrl }: Ctx['tenant']): readonly string[] {
  return publicUrl === null ? hostNames : [...hostNames, new URL(publicUrl).hostname]
}

/**
 * What a scanned or typed label can mean (OP-13, R-VAL-19).
 * @throws PortalError `scan.mislukt` when it cannot be read, `scan.vreemd` when another portal printed it
 */
export function readOwnLabel(ctx: Pick<Ctx, 'tenant' | 'settings'>, scanned: string): Label {
  const host = foreignHostOf(scanned, hostsOf(ctx.tenant))
  if (host !== null) throw new PortalError('scan.vreemd', { host })
  const label = readLabel(scanned, ctx.settings.string('Etiket_GS1Prefix'))
  if (label === null) throw new PortalError('scan.mislukt')
  return label
}

/** As `readOwnLabel`, and null for what cannot be read or belongs to another portal. */
export function findOwnLabel(ctx: Pick<Ctx, 'tenant' | 'settings'>, scanned: string): Label | null {
  return foreignHostOf(scanned, hostsOf(ctx.tenant)) === null
    ? readLabel(scanned, ctx.settings.string('Etiket_GS1Prefix'))
    : null
}
