import { answerFromThread } from '../uploads/answer-from-thread.ts'
import { makePdf } from './make-pdf.ts'

answerFromThread(makePdf)
