import {
  ContentResult,
  LocationNoResult,
  LookupResult,
  type ProcedureName,
  procedures,
  StockResult,
  WriteResult,
} from '@portal/erp-protocol/codeunit.ts'
import type { z } from 'zod'
import { ErpError } from '../erp-error.ts'
import type { CompanySource } from '../odata/company-list.ts'
import type { Company } from '../odata/find-company.ts'
import type { ErpClient } from '../transport/erp-client.ts'
import type { Priority } from '../transport/priority-queue.ts'
import { readDigits } from '../transport/read-digits.ts'
import { type ProcedureCall, procedureRequest, type WriteProtocol } from './call-procedure.ts'

export interface CodeunitParts {
  readonly client: ErpClient
  readonly protocol: WriteProtocol
  readonly base: URL
  readonly soapBase: URL
  readonly company: Pick<CompanySource, 'company' | 'forgetCompany'>
}

export interface ImageKey {
  readonly parentType: string
  readonly parentNo: string
  readonly lineNo: number
}

/** The procedures of the back office that the portal calls. */
export interface Codeunit {
  ping(): Promise<void>
  /** Runs a writing procedure once; the values are those of its parameters in their order. */
  write(procedure: ProcedureName, values: readonly string[]): Promise<WriteResult>
  getByExternalId(externalId: string, signal?: AbortSignal): Promise<LookupResult>
  getImage(key: ImageKey, priority: Priority): Promise<ContentResult>
  getDocument(entryNo: number): Promise<ContentResult>
  /** Whether a location has this number already. */
  checkLocationNo(no: string, signal: AbortSignal): Promise<LocationNoResult>
  /** An invoice as it was sent. */
  getInvoicePdf(no: string): Promise<ContentResult>
  /** What stands at a location at this moment. */
  getStock(locationNo: string, signal: AbortSignal): Promise<StockResult>
}

function parseResult<T extends z.ZodType>(shape: T, text: string, isRepeatable: boolean): z.output<T> {
  let json: unknown
  try {
    json = readDigits(text)
  } catch {
    json = undefined
  }
  const read = shape.safeParse(json)
  if (read.success) return read.data
  const kind = isRepeatable ? 'transient' : 'unknownOutcome'
  throw new ErpError(kind, 'Unexpected answer of the back office: not the agreed result', { code: 'UnexpectedAnswer' })
}

/** A refusal inside a result: the back office did nothing and says why. */
export function refusalOf(result: { readonly ok: boolean; readonly errors: WriteResult['errors'] }): ErpError | null {
  if (result.ok) return null
  const [first] = result.errors
  const message = result.errors.map((error) => error.message).join(' ')
  const kind = first?.code === 'PORTAL_ID_REUSED' ? 'contract' : 'business'
  return new ErpError(kind, message || 'The back office refused', { code: first?.code ?? 'Refused' })
}

const noCompany = /CompanyNotFound/

export function createCodeunit({ client, company, ...place }: CodeunitParts): Codeunit {
  const run = async (call: Omit<ProcedureCall, 'parameters'>, values: readonly string[]): Promise<string> => {
    const names: readonly string[] = procedures[call.procedure satisfies ProcedureName]
    const parameters = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
    const ask = ({ name }: Company) =>
      client.request(procedureRequest({ ...place, companyName: name }, { ...call, parameters }))
    const before = await company.company()
    try {
      return await ask(before)
    } catch (error) {
      if (!(error instanceof ErpError) || !noCompany.test(error.details.code ?? '')) throw error
      // The company has another name since (failure mode 10); who was refused got nothing done.
      company.forgetCompany()
      const now = await company.company()
      if (now.name === before.name) throw error
      return ask(now)
    }
  }
  return {
    async ping() {
      await run({ procedure: 'Ping', priority: 'interactive', isRepeatable: true }, [])
    },
    async write(procedure, values) {
      const text = await run({ procedure, priority: 'interactive', isRepeatable: false }, values)
      return parseResult(WriteResult, text, false)
    },
    async getByExternalId(externalId, signal) {
      const call = { procedure: 'GetByExternalId', priority: 'interactive', isRepeatable: true } as const
      const text = await run({ ...call, ...(signal === undefined ? {} : { signal }) }, [externalId])
      return parseResult(LookupResult, text, true)
    },
    async getImage({ parentType, parentNo, lineNo }, priority) {
      const text = await run({ procedure: 'GetImage', priority, isRepeatable: true }, [
        parentType,
        parentNo,
        String(lineNo),
      ])
      return parseResult(ContentResult, text, true)
    },
    async checkLocationNo(no, signal) {
      const call = { procedure: 'CheckLocationNo', priority: 'interactive', isRepeatable: true, signal } as const
      return parseResult(LocationNoResult, await run(call, [no]), true)
    },
    async getStock(locationNo, signal) {
      const call = { procedure: 'GetStock', priority: 'interactive', isRepeatable: true, signal } as const
      return parseResult(StockResult, await run(call, [locationNo, '']), true)
    },
    async getInvoicePdf(no) {
      const call = { procedure: 'GetInvoicePdf', priority: 'interactive', isRepeatable: true } as const
      return parseResult(ContentResult, await run(call, [no]), true)
    },
    async getDocument(entryNo) {
      const call = { procedure: 'GetDocument', priority: 'interactive', isRepeatable: true } as const
      return parseResult(ContentResult, await run(call, [String(entryNo)]), true)
    },
  }
}
