import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { services } from '@portal/erp-protocol/services.ts'
import { xml2json } from 'odata-csdl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { type Simulator, startSimulator } from '../start-simulator.ts'

const authorization = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
let simulator: Simulator
let metadata: string
const readMetadata = async (): Promise<string> =>
  (await fetch(`${simulator.protocolUrl}/ODataV4/$metadata`, { headers: { authorization } })).text()
beforeAll(async () => {
  simulator = await startSimulator()
  metadata = await readMetadata()
})
afterAll(() => simulator.stop())

// The schemas of OASIS as they come with a package that is not ours.
const folder = join(dirname(createRequire(import.meta.url).resolve('odata-csdl/package.json')), 'schemas')
const schemaFile = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') })

function validate(contents: string): ReturnType<typeof validateXML> {
  return validateXML({
    xml: { fileName: 'metadata.xml', contents },
    schema: schemaFile('edmx.xsd'),
    preload: schemaFile('edm.xsd'),
    maxMemoryPages: 1024,
  })
}

describe('the metadata', () => {
  it('is valid by the schemas of OASIS', async () => {
    expect((await validate(metadata)).errors).toEqual([])
  })

  it('would not be with a type that is none', async () => {
    const spoilt = await validate(metadata.replace('Type="Edm.Decimal"', 'Typ="Edm.Decimal"'))
    expect(spoilt.valid).toBe(false)
    expect(spoilt.errors[0]?.message).toContain('Typ')
  })

  it.each(Object.values(services))('gives somebody else’s parser the key, types and lengths of $name', (service) => {
    const type = xml2json(metadata).NAV[service.name]
    expect(type.$Key).toEqual([...service.key])
    for (const [name, field] of Object.entries(service.fields)) {
      expect(type[name]?.$MaxLength).toBe('length' in field ? field.length : undefined)
      expect(type[name]).toHaveProperty('@NAV.LabelId', name)
      expect(type[name]).toHaveProperty(
        '@NAV.NavType',
        field.type === 'Code' || field.type === 'Text' ? 'String' : field.type,
      )
    }
  })

  it('has the procedures as unbound actions with their parameters', () => {
    const { NAV } = xml2json(metadata)
    expect(NAV.PortaalKoppeling_CreateRequest).toMatchObject([
      { $Kind: 'Action', $Parameter: [{ $Name: 'externalId' }, { $Name: 'payload' }], $ReturnType: {} },
    ])
  })
})
