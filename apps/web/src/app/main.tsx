import './styles.ts'
import { createRoot } from 'react-dom/client'
import { currentLocale } from '../lib/preferences.ts'
import { startTexts } from '../lib/text.ts'
import { Providers } from './Providers.tsx'
import { startBackground } from './start-background.ts'

await startTexts(currentLocale())
startBackground()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with id root')
createRoot(root).render(<Providers />)
