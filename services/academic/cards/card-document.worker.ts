import { runPrintWorker } from '../../platform/documents/print-worker.ts'
import { cardDocument } from './card-document.ts'

export default runPrintWorker(cardDocument)
