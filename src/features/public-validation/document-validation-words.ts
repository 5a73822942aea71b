import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { ContractStatus } from '#api/financial/contracts.ts'
import type { DocumentKind, LinkState } from '#api/academic/shared-documents.ts'
import type { Locale } from '#config'
import type { ComparisonWords } from './file-comparison.server.ts'

export type DocumentResult = LinkState | 'unknown' | 'tooMany' | 'unavailable'

interface Words {
  results: Record<DocumentResult, readonly [title: string, text: string]>
  names: Record<
    'kind' | 'student' | 'course' | 'institution' | 'number' | 'situation' | 'issuedAt' | 'expiresAt' | 'sha256' | 'checkedAt',
    string
  >
  kinds: Record<DocumentKind, string>
  enrollments: Record<EnrollmentStatus, string>
  contracts: Record<ContractStatus, string>
  comparison: ComparisonWords
}

export const documentValidationWords: Record<Locale, Words> = {
  'pt-BR': {
    results: {
      valid: ['Documento válido', 'A instituição emitiu este documento. Confira se os dados são os mesmos do que você recebeu.'],
      expired: ['Link vencido', 'O prazo deste link terminou. Peça outro a quem enviou o documento.'],
      revoked: ['Link revogado', 'Quem enviou o documento encerrou este link. Peça outro.'],
      unknown: ['Documento não encontrado', 'Nenhum documento desta instituição tem este código. Confira o endereço.'],
      tooMany: ['Muitas consultas', 'Espere um minuto e tente de novo.'],
      unavailable: ['Não foi possível conferir', 'A consulta está fora do ar agora. Tente de novo em alguns minutos.'],
    },
    names: {
      kind: 'Documento',
      student: 'Estudante',
      course: 'Curso',
      institution: 'Instituição',
      number: 'Número',
      situation: 'Situação na emissão',
      issuedAt: 'Emitido em',
      expiresAt: 'Link válido até',
      sha256: 'Resumo do arquivo (SHA-256)',
      checkedAt: 'Conferido em',
    },
    kinds: {
      transcript: 'Histórico escolar',
      enrollment_statement: 'Declaração de matrícula',
      reenrollment: 'Comprovante de rematrícula',
      contract: 'Contrato',
      request_result: 'Documento da secretaria',
    },
    enrollments: {
      active: 'Matrícula ativa',
      locked: 'Matrícula trancada',
      dropped: 'Abandono',
      concluded: 'Curso concluído',
      canceled: 'Matrícula cancelada',
    },
    contracts: {
      waitingAcceptance: 'Aguardando aceite',
      accepted: 'Aceito',
      active: 'Vigente',
      notAvailable: 'Em preparação',
      finished: 'Encerrado',
      canceled: 'Cancelado',
      inactive: 'Substituído',
    },
    comparison: {
      title: 'Compare o arquivo',
      text: 'Escolha o PDF que você recebeu, ou solte-o nesta página. Ele não é enviado: a comparação acontece no seu aparelho.',
      choose: 'Arquivo PDF',
      same: 'É o arquivo que a instituição emitiu, sem nenhuma alteração.',
      other: 'Este não é o arquivo que a instituição emitiu, ou ele foi alterado. Não o aceite.',
      failed: 'Não foi possível ler o arquivo. Escolha-o de novo.',
    },
  },
  en: {
    results: {
      valid: ['Valid document', 'The institution issued this document. Check that the details match those on the one you received.'],
      expired: ['Expired link', 'This link is past its last day. Ask whoever sent the document for another one.'],
      revoked: ['Revoked link', 'Whoever sent the document has ended this link. Ask for another one.'],
      unknown: ['Document not found', 'No document of this institution has this code. Check the address.'],
      tooMany: ['Too many requests', 'Wait a minute and try again.'],
      unavailable: ['The document could not be checked', 'The service is down right now. Try again in a few minutes.'],
    },
    names: {
      kind: 'Document',
      student: 'Student',
      course: 'Course',
      institution: 'Institution',
      number: 'Number',
      situation: 'Situation when issued',
      issuedAt: 'Issued on',
      expiresAt: 'Link valid until',
      sha256: 'Digest of the file (SHA-256)',
      checkedAt: 'Checked on',
    },
    kinds: {
      transcript: 'Transcript',
      enrollment_statement: 'Statement of enrollment',
      reenrollment: 'Proof of reenrollment',
      contract: 'Contract',
      request_result: "Document of the registrar's office",
    },
    enrollments: {
      active: 'Active enrollment',
      locked: 'On leave',
      dropped: 'Dropped out',
      concluded: 'Course completed',
      canceled: 'Enrollment canceled',
    },
    contracts: {
      waitingAcceptance: 'Waiting for acceptance',
      accepted: 'Accepted',
      active: 'In force',
      notAvailable: 'In preparation',
      finished: 'Ended',
      canceled: 'Canceled',
      inactive: 'Replaced',
    },
    comparison: {
      title: 'Compare the file',
      text: 'Choose the PDF you received, or drop it on this page. It is not sent anywhere: the comparison happens on your device.',
      choose: 'PDF file',
      same: 'This is the file that the institution issued, without any change.',
      other: 'This is not the file that the institution issued, or it was changed. Do not accept it.',
      failed: 'The file could not be read. Choose it again.',
    },
  },
  es: {
    results: {
      valid: ['Documento válido', 'La institución emitió este documento. Comprueba que los datos sean los mismos del que recibiste.'],
      expired: ['Enlace vencido', 'El plazo de este enlace terminó. Pide otro a quien envió el documento.'],
      revoked: ['Enlace revocado', 'Quien envió el documento dio por terminado este enlace. Pide otro.'],
      unknown: ['Documento no encontrado', 'Ningún documento de esta institución tiene este código. Revisa la dirección.'],
      tooMany: ['Demasiadas consultas', 'Espera un minuto e inténtalo de nuevo.'],
      unavailable: ['No se pudo verificar', 'La consulta no está disponible ahora. Inténtalo de nuevo en unos minutos.'],
    },
    names: {
      kind: 'Documento',
      student: 'Estudiante',
      course: 'Carrera',
      institution: 'Institución',
      number: 'Número',
      situation: 'Situación al emitirlo',
      issuedAt: 'Emitido el',
      expiresAt: 'Enlace válido hasta',
      sha256: 'Resumen del archivo (SHA-256)',
      checkedAt: 'Verificado el',
    },
    kinds: {
      transcript: 'Historial académico',
      enrollment_statement: 'Constancia de matrícula',
      reenrollment: 'Comprobante de rematrícula',
      contract: 'Contrato',
      request_result: 'Documento de la secretaría',
    },
    enrollments: {
      active: 'Matrícula activa',
      locked: 'Matrícula suspendida',
      dropped: 'Abandono',
      concluded: 'Carrera terminada',
      canceled: 'Matrícula cancelada',
    },
    contracts: {
      waitingAcceptance: 'Pendiente de aceptación',
      accepted: 'Aceptado',
      active: 'Vigente',
      notAvailable: 'En preparación',
      finished: 'Terminado',
      canceled: 'Cancelado',
      inactive: 'Sustituido',
    },
    comparison: {
      title: 'Compara el archivo',
      text: 'Elige el PDF que recibiste, o suéltalo en esta página. No se envía: la comparación ocurre en tu dispositivo.',
      choose: 'Archivo PDF',
      same: 'Es el archivo que emitió la institución, sin ningún cambio.',
      other: 'Este no es el archivo que emitió la institución, o fue modificado. No lo aceptes.',
      failed: 'No se pudo leer el archivo. Elígelo de nuevo.',
    },
  },
}
