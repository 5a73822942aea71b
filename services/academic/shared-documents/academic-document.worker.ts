import { printWith } from '../../platform/documents/print-worker.ts'
import { academicDocument } from './academic-documents.ts'

export default printWith(academicDocument)
