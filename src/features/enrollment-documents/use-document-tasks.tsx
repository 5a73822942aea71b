import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { Status } from '#design/components/feedback/status.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type Task, type TaskSource, taskSource } from '../../subjects/tasks/task.ts'
import { documentQueries } from './enrollment-documents.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Sort date of tasks without a date, after all others. */
const withoutDate = '9999-12-31'

/** Returns a task for each refused document, and one per course for the documents still to be sent. */
export function useDocumentTasks(): TaskSource {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const query = useQuery({ ...documentQueries.list(), enabled: offersPage(shell, '/enrollment-documents') })
  const { enrollments = [], documents = [] } = query.data ?? {}
  const icon = <FileUp />
  const refused = documents
    .filter(({ status }) => status === 'refused')
    .map(({ documentEnrollmentId, name, reason, decidedAt }): Task => {
      const title = name[shell.locale]
      const day = formats.day(decidedAt!)
      return {
        id: `document-${documentEnrollmentId}`,
        icon,
        title: t`Enviar de novo: ${title}`,
        reason: reason ? <OfficeText>{reason}</OfficeText> : null,
        status: (
          <Status tone="danger">
            <Trans context="documento">Recusado</Trans>
          </Status>
        ),
        until: decidedAt!,
        isLate: true,
        untilText: t`Recusado em ${day}`,
        action: {
          link: linkOptions({
            to: '/enrollment-documents/$documentEnrollmentId',
            params: { documentEnrollmentId: String(documentEnrollmentId) },
          }),
          words: t`Enviar`,
          name: t`Enviar ${title} de novo`,
        },
      }
    })
  const pending = enrollments.flatMap(({ enrollmentId, course }): Task[] => {
    const count = documents.filter((one) => one.enrollmentId === enrollmentId && one.status === 'pending').length
    if (count === 0) return []
    return [
      {
        id: `documents-${enrollmentId}`,
        icon,
        title: t`Enviar documentos`,
        reason: t`${plural(count, { one: '# documento', other: '# documentos' })} · ${course}`,
        status: (
          <Status tone="warning">
            <Trans context="documento">Pendente</Trans>
          </Status>
        ),
        until: withoutDate,
        untilText: t`Sem prazo marcado`,
        action: { link: linkOptions({ to: '/enrollment-documents' }), words: t`Enviar`, name: t`Enviar os documentos de ${course}` },
      },
    ]
  })
  return taskSource(t`Documentos da matrícula`, query, [...refused, ...pending])
}
