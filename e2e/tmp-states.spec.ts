import type { Page, Route } from '@playwright/test'
import { enter, goOn } from './enter.ts'
import { adminAt, adminScreens, lookAt, screens } from './every-screen.ts'
import { portalUrl, test } from './journey.ts'

const which = process.env.SET ?? 'admin'
const mine = ['login-method', 'login', 'password', 'register', 'forgot', 'reset', 'security']
const list =
  which === 'admin' ? adminScreens : screens.filter(([name]) => (which === 'account' ? mine.includes(name) : !mine.includes(name)))
const who = which === 'admin' ? adminAt : lookAt

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return []
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, /totaal|aantal/i.test(key) && typeof one === 'number' ? 0 : emptied(one)]))
  return value
}

async function settle(page: Page) {
  await page.waitForTimeout(300)
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 20_000 }).catch(() => undefined)
  await page.waitForTimeout(700)
}

for (const [locale, size, viewport] of [
  ['nl-NL', 'phone', { width: 390, height: 844 }],
  ['de-DE', 'phone', { width: 390, height: 844 }],
  ['nl-NL', 'desk', { width: 1440, height: 900 }],
  ['de-DE', 'desk', { width: 1440, height: 900 }],
] as const)
  test.describe(`${locale} ${size}`, () => {
    test.use({ viewport, hasTouch: size === 'phone' })
    test(`states ${locale} ${size}`, async ({ page, context, watched }) => {
      watched.allow(/./)
      test.setTimeout(1_800_000)
      const value = encodeURIComponent(JSON.stringify({ language: locale }))
      await context.addCookies([{ name: 'mp_voorkeuren', value, url: portalUrl() }])
      await enter(page, { ...who, path: '/info' })
      const shell = new Set<string>()
      let seen = new Set<string>()
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) seen.add(pathname)
      })
      await page.goto('/info')
      await settle(page)
      for (const one of seen) shell.add(one)
      for (const [name, path] of list) {
        seen = new Set()
        await goOn(page, path).catch(() => page.goto(path))
        await settle(page)
        await page.screenshot({ path: `/tmp/looks/${which}/${name}--full-${size}-${locale.slice(0, 2)}.png` })
        const own = [...seen].filter((one) => !shell.has(one))
        for (const state of ['failing', 'empty'] as const) {
          const handle = async (route: Route) => {
            const { pathname } = new URL(route.request().url())
            if (!own.includes(pathname)) return route.continue()
            if (state === 'failing')
              return route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify({ status: 500, code: 'error.server_fout', params: {}, reference: '7F3K' }) })
            const answer = await route.fetch()
            const body = await answer.json().catch(() => null)
            return route.fulfill({ response: answer, body: JSON.stringify(emptied(body)), headers: { ...answer.headers(), 'content-type': 'application/json' } })
          }
          await page.route('**/api/**', handle)
          await page.goto(path)
          await settle(page)
          if (state === 'failing') await page.waitForTimeout(1200)
          await page.screenshot({ path: `/tmp/looks/${which}/${name}--${state}-${size}-${locale.slice(0, 2)}.png` })
          await page.unroute('**/api/**', handle)
        }
      }
    })
  })
