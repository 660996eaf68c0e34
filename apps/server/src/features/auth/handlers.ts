import type { auth } from '@portal/contract/auth.ts'
import type { Handlers } from '../../http/handlers.ts'
import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { resetPassword } from './reset-password.ts'

export const authHandlers: Handlers<typeof auth> = { login, logout, changePassword, resetPassword }
