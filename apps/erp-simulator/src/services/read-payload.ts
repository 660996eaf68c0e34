import { payloads } from '@portal/erp-protocol/codeunit.ts'
import type { Fields } from '@portal/erp-protocol/define-service.ts'
import { DialogError, ProtocolError } from '../protocol/errors.ts'
import type { Row } from '../state/row.ts'

type Payload<P extends keyof typeof payloads> = ReturnType<(typeof payloads)[P]['parse']>

/** The payload of a procedure in its shape. @throws DialogError when it is none */
export function readPayload<P extends keyof typeof payloads>(procedure: P, text: string): Payload<P> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new DialogError('The payload is not valid JSON.')
  }
  const read = payloads[procedure].safeParse(json)
  if (!read.success) throw new DialogError(`The payload is not valid: ${read.error.issues[0]?.path.join('.')}.`)
  // The schema of this very procedure gave it.
  return read.data as Payload<P>
}

/** @throws ProtocolError when a text does not fit its field: nothing is cut off */
export function checkLengths(row: Row, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name]
    const length = 'length' in field ? field.length : null
    if (length !== null && typeof value === 'string' && value.length > length)
      throw new ProtocolError(
        400,
        'Application_StringExceededLength',
        `The length of the string is ${value.length}, but it must be less than or equal to ${length} characters. Value: ${value}`,
      )
  }
}

export const asCode = (text: string): string => text.trim().toUpperCase()
