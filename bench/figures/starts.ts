import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'

/** P9: the first start (with the whole first synchronisation) and a start on existing data. It ends the portal, so it comes last. */
export async function measureStarts({ stack, replacePortal }: BenchContext): Promise<readonly Figure[]> {
  const first = stack.readyAfterMs
  await stack.killPortal()
  const again = await stack.restartPortal()
  replacePortal(again)
  return [
    {
      id: 'P9',
      work: 'start on existing data; first start after install',
      target: '≤ 3 s; ≤ 20 s',
      measured: `${(again.readyAfterMs / 1000).toFixed(2)} s; ${(first / 1000).toFixed(1)} s`,
      ok: again.readyAfterMs <= 3000 && first <= 20_000,
      values: { firstMs: first, againMs: again.readyAfterMs },
    },
  ]
}
