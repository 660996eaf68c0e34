export function ErrorState(_: { error: unknown; onRetry: () => void }) {
  return null
}
