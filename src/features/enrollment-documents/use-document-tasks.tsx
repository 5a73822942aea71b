import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { Status } from '#design/components/feedback/status.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type Task, type TaskSource, taskSource } from '../../subjects/tasks/task.ts'
import { documentQueries } from './enrollment-documents.queries.ts'

/** Returns a task for each refused document, and one per course for the documents still to be sent. */
export function useDocumentTasks(): TaskSource {
  const { t } = useLingui()
  const shell = useShell()
  const query = useQuery({ ...documentQueries.list(), enabled: offersPage(shell, '/enrollment-documents') })
  const { enrollments = [], documents = [] } = query.data ?? {}
  const icon = <FileUp />
  const refused = documents
    .filter(({ status }) => status === 'refused')
    .map(({ documentEnrollmentId, name, decidedAt }): Task => {
      const title = name[shell.locale]
      return {
        id: `document-${documentEnrollmentId}`,
        icon,
        title: t`Enviar de novo: ${title}`,
        status: (
          <Status tone="danger">
            <Trans context="documento">Recusado</Trans>
          </Status>
        ),
        until: decidedAt!,
        isLate: true,
        action: {
          link: linkOptions({
            to: '/enrollment-documents/$documentEnrollmentId',
            params: { documentEnrollmentId: String(documentEnrollmentId) },
          }),
          name: t`Enviar ${title} de novo`,
        },
      }
    })
  const pending = enrollments.flatMap(({ enrollmentId, course }): Task[] => {
    if (!documents.some((one) => one.enrollmentId === enrollmentId && one.status === 'pending')) return []
    return [
      {
        id: `documents-${enrollmentId}`,
        icon,
        title: t`Enviar documentos`,
        status: (
          <Status tone="warning">
            <Trans context="documento">Pendente</Trans>
          </Status>
        ),
        until: null,
        action: { link: linkOptions({ to: '/enrollment-documents' }), name: t`Enviar os documentos de ${course}` },
      },
    ]
  })
  return taskSource(t`Documentos da matrícula`, query, [...refused, ...pending])
}
