import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import type { DocumentStatus } from '#api/academic/enrollment-documents.ts'
import { documentQueries } from '../../../features/enrollment-documents/enrollment-documents.queries.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { type FoundRecords, getRecords } from './found-records.ts'

const order: readonly DocumentStatus[] = ['refused', 'pending', 'waiting', 'accepted']

/** Returns the documents of a student or candidate by name; words for sending find those still to be sent. @param wanted null to find nothing */
export function useDocumentEntries(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const { openPaths, locale, person } = useShell()
  const navigate = useNavigate()
  const enabled = wanted !== null && offersPage({ openPaths }, '/enrollment-documents')
  const query = useQuery({ ...documentQueries.list(), enabled })
  const states: Record<DocumentStatus, string> = {
    refused: t`Recusado. Envie de novo`,
    pending: t`Falta enviar`,
    waiting: t`Enviado, em análise`,
    accepted: t`Aceito`,
    not_applicable: '',
  }
  const rows = enabled ? query.data?.documents : undefined
  const inOrder = order.flatMap((status) => rows?.filter((row) => row.status === status) ?? [])
  return getRecords(query, inOrder, ({ documentEnrollmentId, name, guidance, status }) => {
    const isMissing = status === 'refused' || status === 'pending'
    const title = name[locale]
    return {
      id: `document-${documentEnrollmentId}`,
      title: isMissing && !person?.impersonated ? t`Enviar: ${title}` : title,
      description: states[status],
      called: isMissing
        ? t`enviar documento, enviar documentos, mandar documento, entregar documento, anexar documento, enviar comprovante, mandar comprovante, documentos pendentes, documento recusado`
        : undefined,
      keywords: guidance?.[locale],
      icon: <FileUp />,
      run: () =>
        void navigate({
          to: '/enrollment-documents/$documentEnrollmentId',
          params: { documentEnrollmentId: String(documentEnrollmentId) },
        }),
    }
  })
}
