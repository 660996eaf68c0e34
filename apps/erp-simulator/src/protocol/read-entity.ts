import { stampFields } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Row } from '../state/row.ts'
import { badRequest, ProtocolError } from './errors.ts'
import type { Readable } from './read-page.ts'
import { blankOf, readValue } from './read-value.ts'

/** A number of a body with every digit it was written with. */
class NumberText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const keepDigits = (_: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === 'number' ? new NumberText(context?.source ?? String(value)) : value

const isNumber = ({ type }: FieldType): boolean => type === 'Integer' || type === 'BigInteger' || type === 'Decimal'

function readJsonValue(field: FieldType, value: unknown): unknown {
  if (value === null) return blankOf(field)
  if (value instanceof NumberText && isNumber(field)) return readValue(field, value.text)
  if (typeof value === 'boolean' && field.type === 'Boolean') return value
  if (typeof value === 'string' && !isNumber(field) && field.type !== 'Boolean') return readValue(field, value)
  throw badRequest(`Unable to convert value to ${field.type}`)
}

/** Who may write a field from outside: the stamps are the database's. */
export function checkWritable(name: string): void {
  if (Object.hasOwn(stampFields, name))
    throw new ProtocolError(400, 'BadRequest_InvalidOperation', `Control '${name}' is read-only`)
}

/** The values of an entity's body by field; what begins with `@` says nothing about the row. */
export function readEntity(service: Readable, body: string): Row {
  let given: unknown
  try {
    given = JSON.parse(body, keepDigits)
  } catch {
    throw badRequest('Invalid Request Body')
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw badRequest('Invalid Request Body')
  const values = Object.entries(given).filter(([name]) => !name.includes('@'))
  return Object.fromEntries(
    values.map(([name, value]) => {
      const field = Object.hasOwn(service.fields, name) ? service.fields[name] : undefined
      if (field === undefined)
        throw badRequest(
          `The property '${name}' does not exist on type 'NAV.${service.name}'. Make sure to only use property names that are defined by the type.`,
        )
      checkWritable(name)
      return [name, readJsonValue(field, value)]
    }),
  )
}
