import type { Locale } from '#config'
import { createDocumentPrinter, type DocumentPrinter } from '../../platform/documents/document-printer.ts'
import type { PrintedCard } from './card-document.ts'

export type CardPrinter = DocumentPrinter<PrintedCard>

export const createCardPrinter = (): CardPrinter =>
  createDocumentPrinter(
    new URL('./card-document.worker.ts', import.meta.url),
    ({ card }, locale) => `${names[locale]}-${card.academicRecord}`,
  )

const names: Record<Locale, string> = { 'pt-BR': 'carteira-de-estudante', en: 'student-card', es: 'carne-de-estudiante' }
