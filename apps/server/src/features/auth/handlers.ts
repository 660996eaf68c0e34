import type { auth } from '@portal/contract/auth.ts'
import type { lookAlong } from '@portal/contract/look-along.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import type { Handlers } from '../../http/handlers.ts'
import { changePassword } from './change-password.ts'
import { loginDirectory } from './directory/login-directory.ts'
import { testDirectory } from './directory/test-directory.ts'
import { addCode, startCode } from './factor/add-code.ts'
import { addPasskey, startPasskey } from './factor/add-passkey.ts'
import { getFactorOwners, getFactorRules, removeFactorsOf, setFactorRule } from './factor/administer-factors.ts'
import { createRecoveryCodes, getFactors, removeFactor, setFactorName } from './factor/own-factors.ts'
import { submitFactor } from './factor/submit-factor.ts'
import { forgotPassword } from './forgot-password.ts'
import { getLoginMethods } from './get-login-methods.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { answerLook } from './look-along/answer-look.ts'
import { askLook } from './look-along/ask-look.ts'
import { endLook } from './look-along/end-look.ts'
import { getLooks } from './look-along/get-looks.ts'
import { openLook } from './look-along/open-look.ts'
import { answerEmail, getEmail } from './own-email.ts'
import { loginAzure, loginFederation } from './providers/finish-login.ts'
import { startLogin } from './providers/start-login.ts'
import { testProvider } from './providers/test-provider.ts'
import { resetPassword } from './reset-password.ts'
import { endOwnOtherSessions, endOwnSession, getSessions } from './sessions/own-sessions.ts'
import { endSessionsOf, getSessionsOf } from './sessions/sessions-of.ts'
import { getWaitingAccounts, releaseAccount } from './waiting-accounts.ts'

export const authHandlers: Handlers<typeof auth> = {
  login,
  loginDirectory,
  startLogin,
  loginAzure,
  loginFederation,
  logout,
  getLoginMethods,
  testDirectory,
  testProvider,
  changePassword,
  resetPassword,
  forgotPassword,
  getWaitingAccounts,
  releaseAccount,
}

export const lookAlongHandlers: Handlers<typeof lookAlong> = { getLooks, askLook, answerLook, openLook, endLook }

export const secondFactorHandlers: Handlers<typeof secondFactor> = {
  submitFactor,
  getFactors,
  startCode,
  addCode,
  startPasskey,
  addPasskey,
  setFactorName,
  removeFactor,
  createRecoveryCodes,
  getFactorRules,
  setFactorRule,
  getFactorOwners,
  removeFactorsOf,
  getEmail,
  answerEmail,
  getSessions,
  endOwnSession,
  endOwnOtherSessions,
  getSessionsOf,
  endSessionsOf,
}
