import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentEventKind, DocumentPurpose, DocumentSide, DocumentStatus } from '#api/academic/enrollment-documents.ts'
import { statusPill } from '#design/components/feedback/status.tsx'

export const statusWords: Record<DocumentStatus, MessageDescriptor> = {
  pending: msg({ message: 'Pendente', context: 'documento' }),
  waiting: msg`Aguardando validação`,
  accepted: msg({ message: 'Aceito', context: 'documento' }),
  refused: msg({ message: 'Recusado', context: 'documento' }),
  not_applicable: msg`Não se aplica`,
}

export const purposeWords: Record<DocumentPurpose, MessageDescriptor> = {
  admission: msg({ message: 'Admissão', context: 'documento' }),
  graduation: msg`Formatura`,
}

export const sideWords: Record<DocumentSide, MessageDescriptor> = {
  whole: msg`Documento`,
  front: msg`Frente`,
  back: msg`Verso`,
}

export const eventWords: Record<DocumentEventKind, MessageDescriptor> = {
  sent: msg({ message: 'Enviado', context: 'documento' }),
  accepted: msg({ message: 'Aceito', context: 'documento' }),
  refused: msg({ message: 'Recusado', context: 'documento' }),
  not_applicable: msg`Não se aplica`,
  undone: msg`Decisão desfeita`,
}

const tones = { pending: 'neutral', waiting: 'info', accepted: 'ok', refused: 'danger', not_applicable: 'neutral' } as const

export const documentStatusPill = (i18n: I18n, status: DocumentStatus) => statusPill(tones[status], i18n._(statusWords[status]))
