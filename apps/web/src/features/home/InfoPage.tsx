export function InfoPage() {
  return <h1>InfoPage</h1>
}
