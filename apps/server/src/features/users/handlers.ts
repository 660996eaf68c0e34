import type { users } from '@portal/contract/users.ts'
import type { Handlers } from '../../http/handlers.ts'
import { confirmRegistration, getOwnRegistration } from './confirm-registration.ts'
import { createUser } from './create-user.ts'
import { acceptRegistration, getRegistrations, refuseRegistration } from './decide-registration.ts'
import { deleteUser } from './delete-user.ts'
import { getBackofficePerson } from './get-backoffice-person.ts'
import { getUser, getUsers } from './get-users.ts'
import { getImport, importUsers } from './import-users.ts'
import { register } from './register.ts'
import { updateUser } from './update-user.ts'

export const usersHandlers: Handlers<typeof users> = {
  getUsers,
  getUser,
  createUser,
  updateUser,
  deleteUser,
  register,
  getOwnRegistration,
  confirmRegistration,
  getBackofficePerson,
  getRegistrations,
  acceptRegistration,
  refuseRegistration,
  importUsers,
  getImport,
}
