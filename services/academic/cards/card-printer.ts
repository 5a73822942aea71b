import { msg } from '#services/platform/i18n/msg.ts'
import { createDocumentPrinter, type DocumentPrinter } from '../../platform/documents/document-printer.ts'
import type { PrintedCard } from './card-document.ts'
import { localized } from '../../platform/i18n/localized.ts'

export type CardPrinter = DocumentPrinter<PrintedCard>

export const createCardPrinter = (): CardPrinter =>
  createDocumentPrinter(
    new URL('./card-document.worker.ts', import.meta.url),
    ({ card }, locale) => `${names[locale]}-${card.academicRecord}`,
  )

const names = localized(msg`carteira-de-estudante`)
