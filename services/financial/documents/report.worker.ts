import { runPrintWorker } from '../../platform/documents/print-worker.ts'
import { reportDocument } from './documents.ts'

export default runPrintWorker(reportDocument)
