import { runPrintWorker } from '../../platform/documents/print-worker.ts'
import { academicDocument } from './academic-documents.ts'

export default runPrintWorker(academicDocument)
