import type { auth } from '@portal/contract/auth.ts'
import type { Handlers } from '../../http/handlers.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { resetPassword } from './reset-password.ts'
import { getWaitingAccounts, releaseAccount } from './waiting-accounts.ts'

export const authHandlers: Handlers<typeof auth> = {
  login,
  logout,
  changePassword,
  resetPassword,
  forgotPassword,
  getWaitingAccounts,
  releaseAccount,
}
