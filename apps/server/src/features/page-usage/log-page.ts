import type { pageUsage } from '@portal/contract/page-usage.ts'
import { isMessageKey, loadMessages } from '@portal/i18n/catalogue.ts'
import type { UseCase } from '../../http/handlers.ts'

/** Every screen has a title under its route; what has none is no screen, and may hold the number or name of somebody. */
export async function isScreen(route: string): Promise<boolean> {
  const messages = await loadMessages('nl-NL')
  return isMessageKey(messages, `page.${route}`) || isMessageKey(messages, `page.${route.slice(1)}`)
}

/** One more view of a screen, without a person; nothing while the setting is off. */
export const logPage: UseCase<typeof pageUsage.logPage> = async (ctx, { pagina }) => {
  if (ctx.settings.bool('Standaard_PaginaLog') && (await isScreen(pagina))) ctx.counts.add(pagina)
  return null
}
