import { expect, it } from 'vitest'
import { tablesOf } from './tables-of.ts'

const tables = new Set(['users', 'requests', 'order_lists', 'erp_items', 'stock'])

it.each([
  [
    'a join and a list',
    'select "r"."id", "stock" from "requests" "r" left join users u on f(u.a, stock), erp_items',
    'requests users erp_items',
    '',
  ],
  [
    'a list in brackets',
    'select 1 from (users u cross join stock), lateral (select 2 from order_lists, erp_items) x',
    'users stock order_lists erp_items',
    '',
  ],
  [
    'a select within',
    'select (select count(*) from stock) where exists (select from only users where requests = 1)',
    'stock users',
    '',
  ],
  [
    'columns, texts and comments',
    `select users.id, requests, 'from stock' /* from users */ from erp_items -- , users`,
    'erp_items',
    '',
  ],
  [
    'rows that go in',
    'insert into requests (id, users) select id, stock from order_lists on conflict do update set stock = 1',
    'order_lists',
    'requests',
  ],
  ['rows that go', 'delete from requests using users, stock where true', 'users stock', 'requests'],
  [
    'several writes',
    'with a as (update stock set users = 1 from order_lists, erp_items returning 1) insert into users select 1 from a',
    'order_lists erp_items',
    'stock users',
  ],
  ['a lock', 'select 1 from requests for no key update of users', 'requests', ''],
])('finds the tables of %s', (...[, statement, reads, writes]) => {
  const touched = tablesOf(statement, (name) => tables.has(name))
  expect([[...touched.reads].join(' '), [...touched.writes].join(' ')]).toEqual([reads, writes])
})
