import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'

/**
 * A text no longer than its field: a longer one would be refused whole (failure mode 9). Forms and calls take none that
 * is longer; one that an earlier version took, or that a record of the portal has, is cut.
 */
export function fitText({ fields }: ServiceDefinition, field: string, text: string): string {
  const type = fields[field]
  const length = type !== undefined && 'length' in type ? type.length : text.length
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}
