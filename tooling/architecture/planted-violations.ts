/** A tree of the project's shape in which every import is allowed. */
export const cleanTree: Readonly<Record<string, string>> = {
  'packages/domain/src/prices/price.ts': 'export const price = 1\n',
  'packages/domain/src/prices/total.ts': "import { price } from './price.ts'\nexport const total = price\n",
  'packages/contract/src/item.ts':
    "import { price } from '@portal/domain/prices/price.ts'\nimport { z } from 'zod'\nexport const item = { price, z }\n",
  'packages/erp-protocol/src/items.ts': "import { z } from 'zod'\nexport const items = z\n",
  'packages/i18n/src/catalogue.ts': 'export const texts = {}\n',
  'apps/web/src/app/routes.ts': "import { page } from '../features/item/ItemPage.ts'\nexport const routes = [page]\n",
  'apps/web/src/features/item/ItemPage.ts':
    "import { lists } from '../lists/lists.queries.ts'\nimport { picker } from '../../shared/items/picker.ts'\nimport { parts } from './parts.ts'\nexport const page = { lists, parts, picker }\n",
  'apps/web/src/features/item/parts.ts': 'export const parts = 1\n',
  'apps/web/src/features/lists/lists.queries.ts':
    "import { item } from '@portal/contract/item.ts'\nexport const lists = item\n",
  'apps/web/src/features/lists/hidden.ts': 'export const hidden = 1\n',
  'packages/domain/src/plain/day.ts': 'export const day = 1\n',
  'apps/web/src/ui/button.ts': "import { day } from '@portal/domain/plain/day.ts'\nexport const button = day\n",
  'apps/web/src/shared/items/picker.ts':
    "import { button } from '../../ui/button.ts'\nimport { row } from './parts/row.ts'\nexport const picker = { button, row }\n",
  'apps/web/src/shared/items/parts/row.ts': 'export const row = 1\n',
  'apps/server/src/app/calls.ts':
    "import { getItem } from '../features/item/get-item.ts'\nexport const calls = [getItem]\n",
  'apps/server/src/features/item/get-item.ts':
    "import '../../erp/read.ts'\nimport { findList } from '../lists/lists.store.ts'\nexport const getItem = findList\n",
  'apps/server/src/features/lists/lists.store.ts':
    "import { sql } from '../../platform/db/query.ts'\nimport { table } from '../../platform/db/schema/lists.ts'\nexport const findList = { sql, table }\n",
  'apps/server/src/features/lists/lists.ts':
    "import type { Ctx } from '../../platform/context.ts'\nimport { PortalError } from '@portal/contract/errors.ts'\nexport const takeList = (ctx: Ctx) => ({ ctx, PortalError })\n",
  'apps/server/src/features/item/order-item.ts':
    "import { takeList } from '../lists/lists.ts'\nexport const orderItem = takeList\n",
  'apps/server/src/features/lists/hidden.ts': 'export const hidden = 1\n',
  'apps/server/src/platform/context.ts': 'export interface Ctx {}\n',
  'packages/contract/src/errors.ts': 'export class PortalError extends Error {}\n',
  'apps/server/src/platform/db/drizzle.ts': "import { sql } from 'drizzle-orm'\nexport const core = sql\n",
  'apps/server/src/platform/db/query.ts': "import { core } from './drizzle.ts'\nexport const sql = core\n",
  'apps/server/src/platform/db/schema/lists.ts': "import pg from 'pg'\nexport const table = pg\n",
  'apps/server/src/http/server.ts': "import fastify from 'fastify'\nexport const server = fastify\n",
  'apps/server/src/erp/mirror-tables.ts':
    "import { core } from '../platform/db/drizzle.ts'\nexport const items = core\n",
  'apps/server/src/erp/mirror/rows.ts': 'export const rows = 1\n',
  'apps/server/src/erp/read.ts': "import { items } from '@portal/erp-protocol/items.ts'\nexport const read = items\n",
  'apps/erp-simulator/src/main.ts':
    "import { items } from '@portal/erp-protocol/items.ts'\nexport const main = items\n",
  'apps/server/src/features/item/get-item.test.ts':
    "import { main } from '../../../../erp-simulator/src/main.ts'\nexport const seen = main\n",
}

interface Planted {
  readonly rule: string
  readonly file: string
  readonly text: string
}

/** At least one breach for each rule; a rule that does not find its own is broken. */
export const plantedViolations: readonly Planted[] = [
  { rule: 'everything-resolves', file: 'packages/domain/src/prices/lost.ts', text: "import './nowhere.ts'\n" },
  { rule: 'everything-resolves', file: 'apps/web/src/app/lost.ts', text: "import '@portal/contract/nowhere.ts'\n" },
  { rule: 'domain-is-pure', file: 'packages/domain/src/prices/zod.ts', text: "import 'zod'\n" },
  { rule: 'domain-is-pure', file: 'packages/domain/src/prices/fs.ts', text: "import 'node:fs'\n" },
  {
    rule: 'contract-knows-domain-and-zod',
    file: 'packages/contract/src/texts.ts',
    text: "import '@portal/i18n/catalogue.ts'\n",
  },
  {
    rule: 'erp-protocol-knows-zod',
    file: 'packages/erp-protocol/src/contract.ts',
    text: "import '@portal/contract/item.ts'\n",
  },
  { rule: 'i18n-is-a-leaf', file: 'packages/i18n/src/price.ts', text: "import '@portal/domain/prices/price.ts'\n" },
  {
    rule: 'web-stays-in-the-browser',
    file: 'apps/web/src/lib/erp.ts',
    text: "import '@portal/erp-protocol/items.ts'\n",
  },
  {
    rule: 'web-stays-in-the-browser',
    file: 'apps/web/src/lib/call.ts',
    text: "import '../../../server/src/app/calls.ts'\n",
  },
  { rule: 'web-without-node', file: 'apps/web/src/lib/files.ts', text: "import 'node:fs'\n" },
  {
    rule: 'server-without-web-or-simulator',
    file: 'apps/server/src/erp/fake.ts',
    text: "import '../../../erp-simulator/src/main.ts'\n",
  },
  {
    rule: 'server-without-web-or-simulator',
    file: 'apps/server/src/http/page.ts',
    text: "import '../../../web/src/app/routes.ts'\n",
  },
  {
    rule: 'simulator-is-a-stranger',
    file: 'apps/erp-simulator/src/rules.ts',
    text: "import '@portal/domain/prices/price.ts'\n",
  },
  {
    rule: 'erp-words-stay-in-erp',
    file: 'apps/server/src/features/item/read.ts',
    text: "import '@portal/erp-protocol/items.ts'\n",
  },
  {
    rule: 'server-feature-by-its-doors',
    file: 'apps/server/src/features/item/peek.ts',
    text: "import '../lists/hidden.ts'\n",
  },
  {
    rule: 'store-is-sql-only',
    file: 'apps/server/src/features/lists/lists.store.ts',
    text: "import type { Ctx } from '../../platform/context.ts'\nexport type C = Ctx\n",
  },
  {
    rule: 'store-is-sql-only',
    file: 'apps/server/src/features/lists/lines.store.ts',
    text: "import { PortalError } from '@portal/contract/errors.ts'\nexport const e = PortalError\n",
  },
  {
    rule: 'store-is-sql-only',
    file: 'apps/server/src/features/item/item.store.ts',
    text: "import { takeList } from '../lists/lists.ts'\nexport const t = takeList\n",
  },
  {
    rule: 'erp-by-its-face',
    file: 'apps/server/src/features/item/mirrored.ts',
    text: "import '../../erp/mirror/rows.ts'\n",
  },
  {
    rule: 'web-feature-by-its-queries',
    file: 'apps/web/src/features/item/peek.ts',
    text: "export { hidden } from '../lists/hidden.ts'\n",
  },
  { rule: 'features-below-app', file: 'apps/server/src/features/item/up.ts', text: "import '../../app/calls.ts'\n" },
  {
    rule: 'features-below-app',
    file: 'apps/web/src/features/item/up.ts',
    text: "await import('../../app/routes.ts')\n",
  },
  {
    rule: 'server-base-knows-no-feature',
    file: 'apps/server/src/erp/up.ts',
    text: "import '../features/lists/lists.store.ts'\n",
  },
  {
    rule: 'web-base-knows-no-feature',
    file: 'apps/web/src/shared/items/up.ts',
    text: "import '../../features/item/ItemPage.ts'\n",
  },
  {
    rule: 'shared-quarter-by-its-door',
    file: 'apps/web/src/features/item/rows.ts',
    text: "export { row } from '../../shared/items/parts/row.ts'\n",
  },
  {
    rule: 'shared-quarter-by-its-door',
    file: 'apps/web/src/shared/lists/rows.ts',
    text: "export { row } from '../items/parts/row.ts'\n",
  },
  {
    rule: 'base-in-order',
    file: 'apps/server/src/platform/answer.ts',
    text: "import '../http/server.ts'\n",
  },
  { rule: 'base-in-order', file: 'apps/web/src/lib/button.ts', text: "import '../ui/button.ts'\n" },
  {
    rule: 'ui-speaks-no-product',
    file: 'apps/web/src/ui/price.ts',
    text: "import '@portal/domain/prices/price.ts'\n",
  },
  {
    rule: 'plain-knows-no-product',
    file: 'packages/domain/src/plain/price.ts',
    text: "import '../prices/price.ts'\n",
  },
  { rule: 'ui-speaks-no-product', file: 'apps/web/src/ui/item.ts', text: "import '@portal/contract/item.ts'\n" },
  {
    rule: 'only-stores-touch-the-database',
    file: 'apps/server/src/features/item/list-mirrored.ts',
    text: "import { items } from '../../erp/mirror-tables.ts'\nexport const i = items\n",
  },
  {
    rule: 'only-stores-touch-the-database',
    file: 'apps/server/src/features/item/sql.ts',
    text: "import { sql } from '../../platform/db/query.ts'\nexport const s = sql\n",
  },
  {
    rule: 'drizzle-loaded-once',
    file: 'apps/server/src/features/lists/names.store.ts',
    text: "import { sql } from 'drizzle-orm'\nexport const s = sql\n",
  },
  {
    rule: 'only-stores-touch-the-database',
    file: 'apps/server/src/features/item/table.ts',
    text: "import { table } from '../../platform/db/schema/lists.ts'\nexport const t = table\n",
  },
  {
    rule: 'only-http-knows-the-framework',
    file: 'apps/server/src/features/item/reply.ts',
    text: "import type { FastifyReply } from 'fastify'\nexport type R = FastifyReply\n",
  },
  {
    rule: 'no-import-of-tests',
    file: 'apps/server/src/features/lists/borrow.ts',
    text: "import '../item/get-item.test.ts'\n",
  },
]
