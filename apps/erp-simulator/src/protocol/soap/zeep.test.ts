import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { procedures } from '@portal/erp-protocol/codeunit.ts'
import { services } from '@portal/erp-protocol/services.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../start-simulator.ts'

/** A Python with zeep in it; Debian puts it beside its own Python, which need not be the first of the path. */
const python = ['python3', '/usr/bin/python3'].find(
  (program) => spawnSync(program, ['-c', 'import zeep'], { stdio: 'ignore' }).status === 0,
)
if (python === undefined)
  console.warn('SKIPPED: the SOAP services are not called with zeep, because no Python here has it (python3-zeep).')

interface Outcome {
  readonly result?: string
  readonly fault?: string
  readonly message?: string
}
interface Report {
  readonly companies: readonly string[]
  readonly page: Readonly<Record<string, unknown>>
  readonly codeunit: Readonly<Record<string, Outcome>>
  readonly pages: Readonly<Record<string, number>>
}

describe.skipIf(python === undefined)('zeep, which is strict,', () => {
  let simulator: Simulator
  let report: Report
  beforeAll(async () => {
    simulator = await startSimulator({ scale: 0.1 })
    const script = fileURLToPath(new URL('../../../test/call-with-zeep.py', import.meta.url))
    const run = promisify(execFile)
    const args = [script, simulator.protocolUrl, 'portaal', 'portaal-koppeling']
    const { stdout } = await run(python ?? '', args, { maxBuffer: 16 * 1024 * 1024 })
    // What the script prints; a field that is missing fails the expectation that reads it.
    report = JSON.parse(stdout) as Report
  })
  afterAll(() => simulator.stop())

  it('calls every operation of an editable page', () => {
    const { page } = report
    const reading = ['Read', 'ReadByRecId', 'ReadMultiple', 'IsUpdated', 'GetRecIdFromKey']
    const writing = ['Create', 'CreateMultiple', 'Update', 'UpdateMultiple', 'Delete']
    expect(page.operations).toEqual([...reading, ...writing])
    expect(page.created).toMatchObject({ Code: 'ZEEP', Description: 'Zeep' })
    expect(page.updated).toMatchObject({ Code: 'ZEEP', Description: 'Groene zeep' })
    expect([page.read, page.byRecordId]).toEqual([page.updated, page.updated])
    expect([page.absent, page.none]).toEqual([null, null])
    expect(page.recordId).toBe('PortaalEenheid: ZEEP')
    expect(page.isUpdated).toEqual([true, false])
    expect([page.many, page.two, page.deleted]).toEqual([['Z', 'Z'], 2, true])
    expect(page.stale).toEqual({
      fault: 'NavCSideRecordChangedException',
      message: 'Other user has modified PortaalEenheid: ZEEP.',
    })
  })

  it('reads a row of every page, each field by its type', () => {
    const pages = Object.values(services).filter(({ kind }) => kind === 'page')
    expect(Object.keys(report.pages).sort()).toEqual(pages.map(({ name }) => name).sort())
    expect(report.pages.PortaalLocatie).toBe(1)
  })

  it('calls every procedure, and gets a result or a fault of the back office', () => {
    expect(Object.keys(report.codeunit).sort()).toEqual(Object.keys(procedures).sort())
    expect(report.codeunit.Ping?.result).toContain('"ok":true')
    for (const outcome of Object.values(report.codeunit))
      expect(outcome.result ?? outcome.fault).toMatch(/^(\{|Nav\w+Exception$)/)
  })

  it('reads the companies', () => {
    expect(report.companies).toEqual(['Rijnmond Materieel B.V.'])
  })
})
