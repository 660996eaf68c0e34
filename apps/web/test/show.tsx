import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queryClient } from '../src/lib/query-client.ts'

/** Shows a part with the providers that the portal has around it. */
export function show(part: ReactNode) {
  return render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>)
}
