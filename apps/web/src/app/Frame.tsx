import { Outlet } from '@tanstack/react-router'

export function Frame() {
  return (
    <main id="inhoud">
      <Outlet />
    </main>
  )
}
