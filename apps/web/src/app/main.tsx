import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/layout.css'
import { defaultLocale } from '@portal/domain/constants.ts'
import { createRoot } from 'react-dom/client'
import { ConnectionError } from '../lib/call-error.ts'
import { takeFirstAnswers } from '../lib/first-answers.ts'
import { followTheme } from '../lib/follow-theme.ts'
import { currentLocale } from '../lib/preferences.ts'
import { loadSettings } from '../lib/settings.ts'
import { switchLanguage } from '../lib/text.ts'
import { applyAccent } from '../ui/accent.ts'
import { NotAllowedError } from './guard.ts'
import { Providers } from './Providers.tsx'
import { router } from './routes.tsx'
import { startBackground } from './start-background.ts'

followTheme()
applyAccent()
takeFirstAnswers()
// A language that was chosen without connection is not there yet; Dutch is, and a page without texts helps nobody.
const language = switchLanguage(currentLocale()).catch(() => switchLanguage(defaultLocale))
// Beside the texts, not after them; a failure shows where the screen asks for them again.
void loadSettings()
const opened = router.load().catch(() => undefined)
await language
startBackground()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with id root')
const shown = createRoot(root, {
  // A screen that may not be opened, or not without connection, shows so in its place: an answer and no fault to report.
  onCaughtError: (error) => {
    if (!(error instanceof NotAllowedError || error instanceof ConnectionError)) console.error(error)
  },
})
// Nothing shows before there is a screen. What the router gives React later is drawn at once, and before it is painted
// React asks all that the screen asks. Not awaited here: the code of a screen waits until this module has run.
void opened.then(() => shown.render(<Providers />))
