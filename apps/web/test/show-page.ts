import { screen, waitFor } from '@testing-library/react'
import { router } from '../src/app/routes.tsx'

/** Goes to an address and waits until its page is on screen; until then the one of before is, first the start page. */
export async function showPage(path: string): Promise<void> {
  await router.navigate({ href: path })
  await screen.findByRole('main')
  await waitFor(() => {
    const { status, location, resolvedLocation } = router.state
    if (status !== 'idle' || resolvedLocation?.href !== location.href) throw new Error(`${path} is not shown yet`)
  })
}
