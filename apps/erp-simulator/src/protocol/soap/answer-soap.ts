import { portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import { company } from '../../config.ts'
import { listSoapPages, soapPage } from '../../services/published.ts'
import { isBelow, soapRoot } from '../address.ts'
import { type Answer, emptyAnswer, xmlAnswer } from '../answer.ts'
import { companyNotFound, DialogError, methodNotAllowed, ProtocolError } from '../errors.ts'
import type { Incoming, Parts } from '../parts.ts'
import type { XmlElement } from '../xml.ts'
import { callCodeunit, codeunitWsdl } from './codeunit.ts'
import { readOperation } from './envelope.ts'
import { callPage } from './page.ts'
import { pageWsdl } from './page-wsdl.ts'
import { callSystem, discoveryList, systemWsdl } from './system-service.ts'
import { writeFault } from './write-fault.ts'

/** A service of an address: how it describes itself and what it does. */
interface SoapService {
  describe(address: string): string
  call(operation: XmlElement): string
}

function discovery(parts: Parts, origin: string): string {
  const base = `${origin}${soapRoot}/${encodeURIComponent(company.name)}`
  const codeunit = parts.faults.holds('unpublish', portaalKoppeling.name) ? [] : [portaalKoppeling.name]
  return discoveryList([
    `${origin}${soapRoot}/SystemService`,
    ...listSoapPages(parts.faults).map(({ name }) => `${base}/Page/${name}`),
    ...codeunit.map((name) => `${base}/Codeunit/${name}`),
  ])
}

function findService(parts: Parts, kind: string, name: string): SoapService | null {
  if (kind === 'codeunit') {
    if (name !== portaalKoppeling.name || parts.faults.holds('unpublish', name)) return null
    return { describe: codeunitWsdl, call: (operation) => callCodeunit(parts, operation) }
  }
  const page = soapPage(name, parts.faults)
  if (page === null) return null
  return {
    describe: (address) => pageWsdl(page, address),
    call: (operation) => callPage(parts, page, operation),
  }
}

const systemService: SoapService = { describe: systemWsdl, call: callSystem }

interface SoapTarget {
  /** Null when the address has none: then it is the default company. */
  readonly company: string | null
  readonly rest: string
}

/** What stands after the root: a company, unless the first word is one of the protocol's own. */
function readTarget(path: string): SoapTarget {
  const [first = '', ...others] = path
    .slice(soapRoot.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  const isOwn = ['services', 'systemservice', 'page', 'codeunit'].includes(first.toLowerCase())
  return isOwn ? { company: null, rest: [first, ...others].join('/') } : { company: first, rest: others.join('/') }
}

function answerService(service: SoapService, incoming: Incoming): Answer {
  const { method, url, body } = incoming
  if (method === 'GET') return xmlAnswer(200, service.describe(`${url.origin}${url.pathname}`))
  if (method !== 'POST') throw methodNotAllowed(`'${method}' requests`)
  return xmlAnswer(200, service.call(readOperation(body)))
}

/**
 * List, descriptions and calls of the SOAP services; a business error is a fault with status 500. Without a company it
 * is the default one, without a word.
 */
export function answerSoap(parts: Parts, incoming: Incoming): Answer {
  const { origin, pathname } = incoming.url
  if (!isBelow(pathname, soapRoot)) return emptyAnswer(404)
  try {
    const target = readTarget(pathname)
    if (target.company !== null && target.company !== company.name) throw companyNotFound()
    if (target.rest.toLowerCase() === 'services') return xmlAnswer(200, discovery(parts, origin))
    if (target.rest.toLowerCase() === 'systemservice') return answerService(systemService, incoming)
    const [, kind = '', name = ''] = /^(page|codeunit)\/([^/]+)$/i.exec(target.rest) ?? []
    const service = name === '' ? null : findService(parts, kind.toLowerCase(), name)
    return service === null ? emptyAnswer(404) : answerService(service, incoming)
  } catch (error) {
    if (error instanceof DialogError) return xmlAnswer(500, writeFault(error))
    if (error instanceof ProtocolError && error.status !== 405) return xmlAnswer(500, writeFault(error))
    throw error
  }
}
