export function LoginMethodPage() {
  return <h1>LoginMethodPage</h1>
}
