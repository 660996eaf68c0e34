import { answerFromThread } from './answer-from-thread.ts'
import { lookInside } from './look-inside.ts'

answerFromThread(lookInside)
