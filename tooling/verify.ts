import { runVerify } from './verify-steps.ts'

const { failed } = await runVerify()
process.exit(failed === 0 ? 0 : 1)
