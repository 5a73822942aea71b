import { useLingui } from '@lingui/react/macro'
import type { AcademicHistory } from '#api/academic/academic-situation.ts'
import { ColumnTable } from '#design/components/table/column-table.tsx'
import { EmptyValue } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { SubjectResult, useSubjectTypes, useWorkloadWords } from './situation-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Lists subjects that were taken; the important columns come first, so that a narrow table shows them without scrolling. */
export function SubjectsTable({ histories, busy }: { histories: readonly AcademicHistory[]; busy?: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { hours } = useWorkloadWords()
  const types = useSubjectTypes()
  return (
    <ColumnTable
      label={t`Disciplinas por período`}
      rows={histories}
      rowId={({ historyId }) => historyId}
      busy={busy}
      columns={[
        { name: t`Período`, kind: 'fact', cell: ({ period }) => period },
        { name: t`Disciplina`, kind: 'title', cell: ({ subject, code }) => <OfficeText>{t`${subject} (${code})`}</OfficeText> },
        { name: t`Resultado`, cell: ({ result }) => <SubjectResult result={result} /> },
        {
          name: t`Nota final`,
          numeric: true,
          varies: ({ grade }) => ({ kind: grade === null ? undefined : 'amount' }),
          cell: ({ grade }) => (grade === null ? <EmptyValue label={t`ainda sem nota`} /> : <strong>{formats.grade(grade)}</strong>),
        },
        {
          name: t`Faltas`,
          numeric: true,
          cell: ({ absences }) => (absences === null ? <EmptyValue label={t`sem faltas`} /> : hours(absences)),
        },
        { name: t`Carga horária`, kind: 'fact', numeric: true, cell: ({ workload }) => hours(workload) },
        { name: t`Créditos`, leftOut: 'snug', numeric: true, cell: ({ credits }) => credits },
        { name: t`Tipo`, kind: 'fact', cell: ({ type }) => types[type] },
        {
          name: t`Professor(a)`,
          kind: 'fact',
          leftOut: 'snug',
          wraps: true,
          cell: ({ teacher }) => teacher ?? <EmptyValue label={t`sem docente`} />,
        },
      ]}
    />
  )
}
