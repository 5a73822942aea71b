import { printWith } from '../../platform/documents/print-worker.ts'
import { cardDocument } from './card-document.ts'

export default printWith(cardDocument)
