import { Client } from 'pg'
import { vi } from 'vitest'

/** Records every statement that this process sends from now on; begin it before the portal opens its connections. */
export function hearStatements(): { during(work: () => Promise<unknown>): Promise<readonly string[]> } {
  const heard: string[] = []
  const query = Client.prototype.query
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asked: unknown[]) {
    const [first] = asked
    const text = typeof first === 'string' ? first : (first as { readonly text?: string }).text
    heard.push((text ?? '').replaceAll(/\s+/g, ' ').trim())
    return Reflect.apply(query, this, asked)
  } as typeof query)
  return {
    async during(work) {
      const before = heard.length
      await work()
      return heard.slice(before)
    },
  }
}
