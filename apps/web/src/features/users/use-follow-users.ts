import { users } from '@portal/contract/users.ts'
import { useFollowEvent } from '../../lib/use-follow-event.ts'

const answers = [users.getUsers, users.getUser, users.getRegistrations, users.getImport]

/** What another administrator does to accounts shows at once on the screens that show them. */
export function useFollowUsers(): void {
  useFollowEvent('usersUpdated', answers)
}
