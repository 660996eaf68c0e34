import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { leanContract } from '../apps/web/lean-contract.ts'

const contract = `
const Remark = z.string().max(250)
export const Order = z.enum(['naam', 'datum'])
export const Line = z.object({ id: Id, order: Order, remark: Remark })
export const Lines = Line.extend({ all: z.array(Line) })
export const lists = {
  getLists: query('/api/Lists', {
    summary: 'The lists; \\'all\\' of them.',
    access: 'list.view',
    kept: true,
    in: z.object({}),
    out: z.array(Line),
    errors: ['niet_gevonden'],
  }),
  addLine: command('/api/AddLine', { summary: 'A line.', access: 'list.edit', in: Line, out: z.null() }),
}
`

it('the contract of the browser keeps paths, rights and enumerations, and has no shapes, sentences or refusals', () => {
  expect(leanContract(contract, parseAst(contract)).replaceAll(/\s+/g, ' ').trim()).toBe(
    [
      'const Remark = z',
      "export const Order = /* @__PURE__ */ z.enum(['naam', 'datum'])",
      'export const Line = z',
      'export const Lines = Line.extend({ all: z })',
      'export const lists = {',
      "getLists: query('/api/Lists', { access: 'list.view', kept: true, }),",
      "addLine: command('/api/AddLine', { access: 'list.edit', }),",
      '}',
    ].join(' '),
  )
})
