import { portaalKoppeling, procedures } from '@portal/erp-protocol/codeunit.ts'
import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'
import { portaalWebServices } from '@portal/erp-protocol/services/system.ts'
import { services } from '@portal/erp-protocol/services.ts'
import type { ServiceCheck } from '../../platform/back-office/service-check.ts'
import type { WriteProtocol } from '../codeunit/call-procedure.ts'
import type { Codeunit } from '../codeunit/codeunit.ts'
import { readWsdl } from '../codeunit/read-wsdl.ts'
import { ErpError } from '../erp-error.ts'
import type { BackOfficeReader } from '../mirror/back-office.ts'
import type { PublishedSchema } from '../odata/check-schema.ts'
import { compareFields } from '../odata/compare-fields.ts'
import type { Company } from '../odata/find-company.ts'
import { readSample } from '../odata/read-sample.ts'
import type { ErpClient } from '../transport/erp-client.ts'

export interface CheckParts {
  readonly client: ErpClient
  readonly reader: BackOfficeReader
  readonly codeunit: Codeunit
  readonly base: URL
  readonly soapBase: URL
  readonly protocol: WriteProtocol
}

/** Either what was asked for or what went wrong. */
type Asked<T> = { readonly value: T; readonly error: null } | { readonly value: null; readonly error: ErpError }

async function ask<T>(work: Promise<T>): Promise<Asked<T>> {
  try {
    return { value: await work, error: null }
  } catch (error) {
    if (error instanceof ErpError) return { value: null, error }
    throw error
  }
}

function textOf(error: ErpError | null): string | null {
  return error === null ? null : `${error.details.code ?? error.kind}: ${error.message}`
}

interface PublishedObject {
  readonly objectId: number
  readonly isPublished: boolean
}

async function readPublished(reader: BackOfficeReader): Promise<ReadonlyMap<string, PublishedObject>> {
  const found = new Map<string, PublishedObject>()
  const { name } = portaalWebServices
  const select = ['Object_Type', 'Service_Name', 'Object_ID', 'Published']
  for await (const { rows } of reader.pages({ service: name, select, pageSize: 500, priority: 'interactive' }))
    for (const row of rows)
      found.set(String(row.Service_Name), { objectId: Number(row.Object_ID), isPublished: row.Published === true })
  return found
}

/** What the back office says of itself, asked once for all services. */
interface Answered {
  readonly published: Asked<ReadonlyMap<string, PublishedObject>>
  readonly schema: Asked<PublishedSchema>
  readonly company: Asked<Company>
}

function publishedOf({ published }: Answered, name: string): boolean | null {
  return published.value === null ? null : (published.value.get(name)?.isPublished ?? false)
}

async function checkService(
  { client, base }: CheckParts,
  service: ServiceDefinition,
  answered: Answered,
): Promise<ServiceCheck> {
  const { name, kind, objectId } = service
  const fields = answered.schema.value?.get(name) ?? new Map()
  const differences = answered.schema.value === null ? { missing: [], incorrect: [] } : compareFields(service, fields)
  const select = Object.keys(service.fields).filter((field) => fields.has(field))
  const failed = answered.company.error ?? answered.schema.error
  const sample =
    answered.company.value !== null && failed === null && select.length > 0
      ? await ask(readSample(client, { base, company: answered.company.value }, { service: name, select }))
      : null
  return {
    service: name,
    kind,
    objectId: answered.published.value?.get(name)?.objectId ?? objectId,
    published: publishedOf(answered, name) ?? (answered.schema.value === null ? null : fields.size > 0),
    error: textOf(failed ?? sample?.error ?? (name === portaalWebServices.name ? answered.published.error : null)),
    publishedFields: [...fields.keys()],
    expectedFields: Object.keys(service.fields),
    missingFields: differences.missing,
    incorrectFields: differences.incorrect,
  }
}

/** Without SOAP the procedures are not listed anywhere; then it counts that one of them answers. */
async function checkCodeunit(parts: CheckParts, answered: Answered, companyName: string): Promise<ServiceCheck> {
  const { name, kind, objectId } = portaalKoppeling
  const wsdl = await ask(readWsdl(parts.client, { soapBase: parts.soapBase, companyName }))
  const pinged = await ask(parts.codeunit.ping())
  const listed = wsdl.value ?? []
  const expected = Object.keys(procedures)
  return {
    service: name,
    kind,
    objectId: answered.published.value?.get(name)?.objectId ?? objectId,
    published: publishedOf(answered, name),
    error: textOf(pinged.error ?? (parts.protocol === 'soap' ? wsdl.error : null)),
    publishedFields: listed,
    expectedFields: expected,
    missingFields: wsdl.value === null ? [] : expected.filter((procedure) => !listed.includes(procedure)),
    incorrectFields: [],
  }
}

/**
 * Compares every service of the back office with what the portal expects: published, fields, types, lengths, and one row
 * read of each. A back office that does not answer gives rows that say so.
 */
export async function checkServices(parts: CheckParts): Promise<readonly ServiceCheck[]> {
  const { reader } = parts
  reader.forgetSchema()
  const company = await ask(reader.company())
  const schema = company.error === null ? await ask(reader.schema()) : company
  const answered: Answered = {
    company,
    schema,
    published: schema.error === null ? await ask(readPublished(reader)) : schema,
  }
  const pages = await Promise.all(Object.values(services).map((service) => checkService(parts, service, answered)))
  return [...pages, await checkCodeunit(parts, answered, company.value?.name ?? '')]
}
