import { describe, expect, it } from 'vitest'
import { type FeatureRooms, findDisagreements } from './feature-words.ts'
import { findBareCasts } from './find-casts.ts'
import { isTest } from './import-rules.ts'
import { listFolders, listProjectFiles, readText } from './project-files.ts'

const bannedNames = /^(utils?|helpers?|manager|common|misc|service)(\.|$)/
const sources = listProjectFiles().filter((path) => /^(apps|packages|tooling|bench|e2e)\/.*\.(ts|tsx|mjs)$/.test(path))
const production = sources.filter((path) => !isTest(path))

/** Lines of a file that are neither comment nor blank. */
function codeLines(path: string): readonly { line: string; number: number }[] {
  return readText(path)
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '' && !/^\s*(\/\/|\*|\/\*)/.test(line))
}

function findLines(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) =>
    codeLines(path)
      .filter(({ line }) => pattern.test(line))
      .map(({ line, number }) => `${path}:${number} ${line.trim()}`),
  )
}

function filesIn(folder: string, ending: string): readonly string[] {
  return listProjectFiles()
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending))
    .map((path) => path.slice(folder.length + 1, -ending.length))
    .filter((name) => !name.includes('/'))
}

function readRooms(): FeatureRooms {
  return {
    domain: listFolders('packages/domain/src'),
    contract: filesIn('packages/contract/src', '.ts').filter((name) =>
      /(= |: )(query|command)\(/.test(readText(`packages/contract/src/${name}.ts`)),
    ),
    texts: filesIn('packages/i18n/src/nl-NL', '.json'),
    server: listFolders('apps/server/src/features'),
    web: listFolders('apps/web/src/features'),
  }
}

describe('names', () => {
  it('no file is called index and none has a name that says nothing', () => {
    const wrong = sources.filter((path) => {
      const file = path.split('/').at(-1) ?? ''
      return /^index\.(ts|tsx|mjs)$/.test(file) || bannedNames.test(file)
    })
    expect(wrong).toEqual([])
  })

  it('features have the same names everywhere', () => {
    expect(readRooms().contract.length).toBeGreaterThan(20)
    expect(findDisagreements(readRooms())).toEqual([])
  })

  it('of features are missed where one is planted that others do not have', () => {
    const rooms = readRooms()
    const lacksAudit = (room: 'contract' | 'texts' | 'server') =>
      findDisagreements({ ...rooms, [room]: rooms[room].filter((word) => word !== 'audit') })
    expect(lacksAudit('contract')).toEqual(['audit is not in contract'])
    expect(lacksAudit('texts')).toEqual(['audit is not in texts'])
    expect(lacksAudit('server')).toEqual(['audit is not in server'])
    expect(findDisagreements({ ...rooms, domain: [...rooms.domain, 'billing'] })).toEqual(['domain: billing'])
    expect(findDisagreements({ ...rooms, texts: [...rooms.texts, 'billing'] })).toEqual(['texts: billing'])
  })
})

/** What every quarter of the platform knows; all else of it lies in a quarter. */
const platformFloor = new Set('clock config context session-user tenant version'.split(' '))

function findOutsideQuarters(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => {
    if (/^apps\/web\/src\/shared\/[^/]+$/.test(path)) return true
    const name = /^apps\/server\/src\/platform\/([^/]+?)(\.test)?\.ts$/.exec(path)?.[1]
    return name !== undefined && !platformFloor.has(name)
  })
}

/** A new quarter is a word that everybody has to learn: it is named here and in ARCHITECTURE.md. */
const quarters = {
  'apps/server/src/platform': 'back-office backup command db files jobs keys log mail memory net pdf push uploads',
  'apps/web/src/shared': 'administration content documents frame items listing location records requesting scanning',
} as const

describe('quarters', () => {
  it.each(Object.entries(quarters))('of %s are these: %s', (folder, words) => {
    expect(listFolders(folder).toSorted()).toEqual(words.split(' '))
    const described = readText('ARCHITECTURE.md')
    expect(words.split(' ').filter((word) => !described.includes(`\`${word}\``))).toEqual([])
  })

  it('hold every file of shared, and of the platform all but the few that every quarter knows', () => {
    expect(findOutsideQuarters(listProjectFiles())).toEqual([])
  })

  it('miss planted files that lie outside', () => {
    const planted = ['apps/server/src/platform/send-fax.ts', 'apps/web/src/shared/Badge.module.css']
    expect(findOutsideQuarters([...planted, 'apps/server/src/platform/clock.ts'])).toEqual(planted)
  })
})

/** The name of a variant as a word of its own or as a part of a name. */
const variantName =
  /(?<![A-Za-z])(dura|vsm|ballast)(?![a-z])|(?<=[a-z])(Dura|Vsm|Ballast)(?![a-z])|(?<![A-Za-z])(Dura|Vsm|VSM|Ballast)(?![a-z])/
/** A call whose wire path alone has such a name in it. */
const isContractPath = (line: string) =>
  /^packages\/contract\/src\//.test(line) && !variantName.test(line.replace(/'\/api\/[A-Za-z]+\/[A-Za-z]+'/, ''))

describe('one place for each', () => {
  it('the clock is read in the clock, and in the browser in lib', () => {
    const readers = production.filter(
      (path) =>
        /^(packages\/(domain|contract)|apps\/server)\/src\//.test(path) && path !== 'apps/server/src/platform/clock.ts',
    )
    expect(readers.length).toBeGreaterThan(50)
    expect(findLines(readers, /\bnew Date\(\)|\bDate\.now\(\)/)).toEqual([])
    const web = production.filter((path) => /^apps\/web\/src\/(?!lib\/)/.test(path))
    expect(findLines(web, /\bnew Date\(\)|\bDate\.now\(\)/)).toEqual([])
  })

  it('fetch is called in the connector, in the client of the object store and in lib only', () => {
    const theirs = /^apps\/(server\/src\/(erp|platform\/files\/object-store)|web\/src\/lib)\//
    const others = production.filter((path) => /^apps\/(server|web)\/src\//.test(path) && !theirs.test(path))
    expect(findLines(others, /(?<![\w.])fetch\(/)).toEqual([])
  })

  it('a variant is named in tenants, in the paths of the contract and in the table of routes only', () => {
    const own =
      /^(apps\/server\/src\/tenants\/|packages\/domain\/src\/settings\/(areas\/klant|feature-areas|capabilities)\.ts|packages\/contract\/src\/screens\.ts)/
    const others = production.filter((path) => /^(apps\/(server|web)|packages)\//.test(path) && !own.test(path))
    expect(others.length).toBeGreaterThan(500)
    expect(findLines(others, variantName).filter((line) => !isContractPath(line))).toEqual([])
  })

  it('a variant that is named elsewhere is missed', () => {
    const planted = [
      "if (settings.string('Klant_Variant') === 'dura') return",
      'const isDuraTenant = true',
      'const vsmOnly = true',
      "packages/contract/src/x.ts:1: getBallast: query('/api/X/GetDura', {",
      "packages/contract/src/x.ts:1: getIt: query('/api/X/GetDura', {",
      'const duration = settings.durationMs',
    ]
    const found = planted.filter((line) => variantName.test(line) && !isContractPath(line))
    expect(found).toEqual(planted.slice(0, 4))
  })
})

describe('reasons', () => {
  it('every cast carries one in a comment', () => {
    const bare = production
      .filter((path) => /^(apps|packages)\//.test(path))
      .flatMap((path) => findBareCasts(path, readText(path)).map((line) => `${path}:${line}`))
    expect(bare).toEqual([])
  })

  it('are missed when they are missing', () => {
    const source = 'const a = b as const\n\n\n\nconst c = d as string\n// because\nconst e = f as string\n'
    expect(findBareCasts('planted.ts', source)).toEqual([5])
  })
})
