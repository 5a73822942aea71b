import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassSubject } from '#api/academic/academic-situation.ts'
import { ColumnTable } from '#design/components/table/column-table.tsx'
import { EmptyValue } from '#design/components/table/table-cell.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { useWorkloadWords } from './situation-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Lists the subjects that are being taken now, with the absences still allowed. */
export function ClassSubjects({ classes }: { classes: readonly ClassSubject[] }) {
  const { t } = useLingui()
  const { hours } = useWorkloadWords()
  return (
    <TitledSection id="classes" title={<Trans>Cursando agora</Trans>}>
      <ColumnTable
        label={t`Cursando agora`}
        rows={classes}
        rowId={({ historyId }) => historyId}
        columns={[
          { name: t`Disciplina`, kind: 'title', cell: ({ subject, code }) => <OfficeText>{t`${subject} (${code})`}</OfficeText> },
          { name: t`Carga horária`, kind: 'fact', numeric: true, cell: ({ workload }) => hours(workload) },
          {
            name: t`Faltas`,
            numeric: true,
            cell: ({ absences, maximumAbsences }) => t`${hours(absences)} de ${hours(maximumAbsences)} permitidas`,
          },
          { name: t`Docente`, kind: 'fact', wraps: true, cell: ({ teacher }) => teacher ?? <EmptyValue label={t`ainda sem docente`} /> },
        ]}
      />
    </TitledSection>
  )
}
