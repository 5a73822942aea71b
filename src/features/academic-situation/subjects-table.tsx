import { useLingui } from '@lingui/react/macro'
import type { AcademicHistory } from '#api/academic/academic-situation.ts'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { EmptyValue, Td, Th } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { SubjectResult, useSubjectTypes, useWorkloadWords } from './situation-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Subjects that were taken; what matters most stands first, where a narrow table is seen without scrolling. */
export function SubjectsTable({ histories, busy }: { histories: readonly AcademicHistory[]; busy?: boolean }) {
  const { t } = useLingui()
  const names = useColumnNames()
  return (
    <Table label={t`Disciplinas por período`} columns="many">
      <TableHead>
        <Th>{names.period}</Th>
        <Th kind="title">{names.subject}</Th>
        <Th>{names.result}</Th>
        <Th numeric>{names.grade}</Th>
        <Th numeric>{names.absences}</Th>
        <Th numeric>{names.workload}</Th>
        <Th numeric leftOut="snug">
          {names.credits}
        </Th>
        <Th>{names.type}</Th>
        <Th leftOut="snug">{names.teacher}</Th>
      </TableHead>
      <TableBody aria-busy={busy}>
        {histories.map((history) => (
          <SubjectRow key={history.historyId} history={history} names={names} />
        ))}
      </TableBody>
    </Table>
  )
}

function useColumnNames() {
  const { t } = useLingui()
  return {
    period: t`Período`,
    subject: t`Disciplina`,
    type: t`Tipo`,
    workload: t`Carga horária`,
    credits: t`Créditos`,
    grade: t`Nota final`,
    absences: t`Faltas`,
    teacher: t`Docente`,
    result: t`Resultado`,
  }
}

function SubjectRow({ history, names }: { history: AcademicHistory; names: ReturnType<typeof useColumnNames> }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { hours } = useWorkloadWords()
  const types = useSubjectTypes()
  const { period, code, subject, type, workload, credits, grade, absences, teacher, result } = history
  return (
    <Tr>
      <Td label={names.period} kind="fact">
        {period}
      </Td>
      <Td kind="title">
        <OfficeText>{t`${subject} (${code})`}</OfficeText>
      </Td>
      <Td label={names.result}>
        <SubjectResult result={result} />
      </Td>
      <Td label={names.grade} kind={grade === null ? undefined : 'amount'} numeric>
        {grade === null ? <EmptyValue label={t`ainda sem nota`} /> : <strong>{formats.grade(grade)}</strong>}
      </Td>
      <Td label={names.absences} numeric>
        {absences === null ? <EmptyValue label={t`sem faltas`} /> : hours(absences)}
      </Td>
      <Td label={names.workload} kind="fact" numeric>
        {hours(workload)}
      </Td>
      <Td label={names.credits} leftOut="snug" numeric>
        {credits}
      </Td>
      <Td label={names.type} kind="fact">
        {types[type]}
      </Td>
      <Td label={names.teacher} kind="fact" leftOut="snug" wraps>
        {teacher ?? <EmptyValue label={t`sem docente`} />}
      </Td>
    </Tr>
  )
}
