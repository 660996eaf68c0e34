import { notFoundRoute } from '@portal/domain/constants.ts'
import { Navigate } from '@tanstack/react-router'

/** Any unknown path goes to /404 (R-ROUTE-03). */
export function ToNotFound() {
  return <Navigate to={notFoundRoute} replace />
}
