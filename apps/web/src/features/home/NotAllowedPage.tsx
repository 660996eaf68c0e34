export function NotAllowedPage() {
  return <h1>NotAllowedPage</h1>
}
