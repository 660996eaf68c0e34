import { contract, listCalls } from '@portal/contract/calls.ts'
import { adminMatrix, locationMatrix, recordMatrix } from '@portal/domain/access/matrix.ts'
import { acrossActions, actions, locationActions } from '@portal/domain/access/vocabulary.ts'
import { describe, expect, it } from 'vitest'
import { root } from '../processes.ts'
import { ownCalls } from './own-calls.ts'
import { listProjectFiles, readJson } from './project-files.ts'

interface SpecCall {
  readonly path: string
  readonly method: string
  readonly requestFields: readonly string[] | null
  readonly answerFields: readonly string[] | null
}

const specCalls = readJson<readonly SpecCall[]>('spec/calls.json')
const calls = listCalls()
const topLevel = (fields: readonly string[]): readonly string[] => fields.filter((field) => !field.includes('['))

/** Whether a value is the calls of a feature; the contract itself holds those of all. */
function holdsCalls(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value === contract) return false
  const parts: readonly unknown[] = Object.values(value)
  return parts.length > 0 && parts.every((part) => typeof part === 'object' && part !== null && 'path' in part)
}

describe('calls', () => {
  it('have exactly a path of the specification, or one of the portal itself with its reason, each once', () => {
    const known = new Set(specCalls.filter((call) => call.method === 'POST').map((call) => call.path))
    const own = new Set(Object.keys(ownCalls))
    const paths = calls.map(({ call }) => call.path)
    expect(paths.filter((path) => !known.has(path) && !own.has(path))).toEqual([])
    expect([...own].filter((path) => known.has(path) || !paths.includes(path))).toEqual([])
    expect(paths).toEqual([...new Set(paths)])
    const built = paths.filter((path) => known.has(path)).length
    console.info(`Calls of spec/calls.json: ${built} of ${known.size} exist, ${known.size - built} are still missing.`)
  })

  it.each(calls)('$name takes and answers the fields the specification names', ({ call }) => {
    const spec = specCalls.find((entry) => entry.path === call.path)
    const shape = Object.keys(call.in.shape)
    expect(shape).toEqual(expect.arrayContaining([...topLevel(spec?.requestFields ?? [])]))
    if (spec?.answerFields && 'shape' in call.out) {
      // Only an object schema has a shape; the condition above has just checked it.
      expect(Object.keys((call.out as { shape: object }).shape)).toEqual(
        expect.arrayContaining([...topLevel(spec.answerFields)]),
      )
    }
  })

  it('name the input field of location and identity rightly', () => {
    const wrong = calls.filter(
      ({ call }) =>
        (call.identity !== undefined && !(call.identity in call.in.shape)) ||
        (call.location !== undefined && call.location !== 'record' && !(call.location in call.in.shape)),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('that are decided by a location role say where the location is', () => {
    const silent = calls.filter(
      ({ call }) => (locationActions as readonly string[]).includes(call.access) && call.location === undefined,
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('of every file of the contract are served', async () => {
    const files = listProjectFiles().filter((path) => /^packages\/contract\/src\/[a-z-]+\.ts$/.test(path))
    const modules = await Promise.all(
      files.map(async (file) => ({ file, exported: Object.values(await import(`${root}/${file}`)) })),
    )
    const served = new Set<unknown>(Object.values(contract))
    const unserved = modules.filter(({ exported }) => exported.some((value) => holdsCalls(value) && !served.has(value)))
    expect(unserved.map(({ file }) => `${file} is missing in packages/contract/src/calls.ts`)).toEqual([])
    expect(served.size).toBeGreaterThan(20)
  })
})

describe('permissions', () => {
  it('are each granted to some role and used by some call', () => {
    const granted = new Set<string>([
      // Whom `mayAcross` lets: what belongs to no single location.
      ...acrossActions,
      'public',
      'session',
      ...Object.keys(adminMatrix),
      ...Object.keys(recordMatrix),
      ...Object.values(locationMatrix).flatMap((row) =>
        Object.entries(row)
          .filter(([, yes]) => yes)
          .map(([action]) => action),
      ),
    ])
    expect(actions.filter((action) => !granted.has(action))).toEqual([])
    const used = new Set<string>([...calls.map(({ call }) => call.access), ...askedByRules])
    expect(actions.filter((action) => !used.has(action))).toEqual([])
  })
})

/** What a setting decides too is asked by a rule: domain/ordering/approval-needed.ts, domain/settings/setting-changes.ts. */
const askedByRules = ['request.place', 'settings.editConnection']
