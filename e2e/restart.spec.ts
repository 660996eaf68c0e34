import { type Stack, startStack } from '../tooling/stack.ts'
import { remember } from './enter.ts'
import { expect, test } from './journey.ts'
import { expectNoReload, openBeside } from './open-page.ts'
import { emptyLists, forgetLogin, putOnList } from './portal-calls.ts'
import { useStack } from './stacks.ts'

const at = { account: 'uitvoerder', location: '10003' } as const

let stack: Stack
let giveBack = () => {}
test.beforeAll(async () => {
  test.setTimeout(240_000)
  stack = await startStack()
  giveBack = useStack(stack)
  forgetLogin(at.account)
})
test.afterAll(async () => {
  giveBack()
  forgetLogin(at.account)
  await stack?.stop()
})

test('a page that is open while the portal restarts in order follows what changes afterwards (R-RT-01)', async ({
  page: _,
  context,
  watched,
}) => {
  // The port is closed for a moment.
  watched.allow(/ERR_CONNECTION_REFUSED|WebSocket|Failed to load/i)
  await emptyLists(at)
  await putOnList(at, { '121001': 1 })
  await remember(context, at)
  const open = await openBeside(context, '/bestellijst')
  const line = (no: string) => open.getByRole('main').getByRole('listitem').filter({ hasText: no })
  await expect(line('121001')).toBeVisible()
  expect(await stack.endPortal()).toBe(0)
  const admittedAgain = open.waitForEvent('websocket', {
    predicate: (socket) =>
      socket
        .waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40{'))
        .then(
          () => true,
          () => false,
        ),
    timeout: 30_000,
  })
  stack = await stack.restartPortal()
  await admittedAgain
  await putOnList(at, { '121002': 1 })
  await expect(line('121002')).toBeVisible()
  await expectNoReload([open])
})
