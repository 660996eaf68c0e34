import { portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import { portaalWebServices } from '@portal/erp-protocol/services/system.ts'
import { type ServiceName, services } from '@portal/erp-protocol/services.ts'
import type { Faults } from '../control/faults.ts'
import type { Readable } from '../protocol/read-page.ts'
import type { Books } from '../state/books.ts'
import { orderKey } from '../state/order-key.ts'
import type { Row } from '../state/row.ts'

export function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(services, name)
}

export type PublishedService = Readable & { readonly name: ServiceName }

/** A service as it is published now: without a dropped field, with a shortened one, or not at all. */
export function publishedService(name: string, faults: Faults): PublishedService | null {
  if (!isServiceName(name) || faults.holds('unpublish', name)) return null
  const service = services[name]
  const dropped = faults.holds('drop-field', name)?.field
  const shortened = faults.holds('shorten-field', name)?.field
  const fields = Object.fromEntries(
    Object.entries(service.fields)
      .filter(([field]) => field !== dropped)
      .map(([field, type]: [string, FieldType]) =>
        field === shortened && 'length' in type
          ? [field, { ...type, length: Math.max(1, Math.floor(type.length / 2)) }]
          : [field, type],
      ),
  )
  return { name, key: service.key, fields }
}

export function listPublished(faults: Faults): readonly PublishedService[] {
  return Object.keys(services).flatMap((name) => publishedService(name, faults) ?? [])
}

/** SOAP has pages only. */
export function soapPage(name: string, faults: Faults): PublishedService | null {
  return isServiceName(name) && services[name].kind === 'page' ? publishedService(name, faults) : null
}

export function listSoapPages(faults: Faults): readonly PublishedService[] {
  return Object.keys(services).flatMap((name) => soapPage(name, faults) ?? [])
}

/** The rows of a service; the list of web services is made of what is published. */
export function rowsOf(name: ServiceName, books: Books, faults: Faults): readonly Row[] {
  if (name !== 'PortaalWebServices') return books.committed(name)
  const stamps = { Row_Version: 1n, Last_Modified_At: books.clock.now().toISOString() }
  const objects = Object.values(services).map((service) => ({
    Object_Type: service.kind === 'page' ? 'Page' : 'Query',
    Service_Name: service.name,
    Object_ID: service.objectId,
    Published: faults.holds('unpublish', service.name) === undefined,
    ...stamps,
  }))
  const codeunit = {
    Object_Type: 'Codeunit',
    Service_Name: portaalKoppeling.name,
    Object_ID: portaalKoppeling.objectId,
    Published: faults.holds('unpublish', portaalKoppeling.name) === undefined,
    ...stamps,
  }
  return [codeunit, ...objects].sort((a, b) =>
    orderKey(portaalWebServices, a) < orderKey(portaalWebServices, b) ? -1 : 1,
  )
}
