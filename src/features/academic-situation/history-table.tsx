import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookOpenCheck } from 'lucide-react'
import type { AcademicHistory } from '#api/academic-situation.ts'
import { CardTitle } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { EmptyValue, Td, Th } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { ShortPager } from '../../shared/short-pager.tsx'
import type { Situation, SituationSearch } from './academic-situation.queries.ts'
import { situationPage } from './situation-filters.tsx'
import { SubjectResult, useSubjectTypes, useWorkloadWords } from './situation-words.tsx'

/** Subjects that were taken, newest first. */
export function HistoryTable({
  histories: { results, totalCount },
  search,
  busy,
}: {
  histories: NonNullable<Situation['histories']>
  search: SituationSearch
  busy: boolean
}) {
  const { t } = useLingui()
  const names = useColumnNames()
  if (results.length === 0) return <NoHistory search={search} />
  return (
    <section aria-labelledby="history">
      <CardTitle id="history">
        <Trans>Disciplinas por período</Trans>
      </CardTitle>
      <Table label={t`Disciplinas por período`} columns="many">
        <TableHead>
          <Th>{names.period}</Th>
          <Th kind="title">{names.subject}</Th>
          <Th>{names.type}</Th>
          <Th numeric>{names.workload}</Th>
          <Th numeric>{names.credits}</Th>
          <Th numeric>{names.grade}</Th>
          <Th numeric>{names.absences}</Th>
          <Th>{names.teacher}</Th>
          <Th>{names.result}</Th>
        </TableHead>
        <TableBody aria-busy={busy}>
          {results.map((history) => (
            <HistoryRow key={history.historyId} history={history} names={names} />
          ))}
        </TableBody>
      </Table>
      <ShortPager
        list={situationPage}
        search={search}
        totalCount={totalCount}
        renderLink={(page, link) => <Link {...link} to="/academic-situation" search={{ ...search, page }} />}
      />
    </section>
  )
}

export function useColumnNames() {
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

export function HistoryRow({ history, names }: { history: AcademicHistory; names: ReturnType<typeof useColumnNames> }) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const { hours } = useWorkloadWords()
  const types = useSubjectTypes()
  const { period, code, subject, type, workload, credits, grade, absences, teacher, result } = history
  return (
    <Tr>
      <Td label={names.period}>{period}</Td>
      <Td kind="title">{t`${subject} (${code})`}</Td>
      <Td label={names.type}>{types[type]}</Td>
      <Td label={names.workload} numeric>
        {hours(workload)}
      </Td>
      <Td label={names.credits} numeric>
        {credits}
      </Td>
      <Td label={names.grade} numeric>
        {grade === null ? <EmptyValue label={t`ainda sem nota`} /> : <strong>{number(grade)}</strong>}
      </Td>
      <Td label={names.absences} numeric>
        {absences === null ? <EmptyValue label={t`sem faltas`} /> : hours(absences)}
      </Td>
      <Td label={names.teacher} wraps>
        {teacher ?? <EmptyValue label={t`sem docente`} />}
      </Td>
      <Td label={names.result}>
        <SubjectResult result={result} />
      </Td>
    </Tr>
  )
}

function NoHistory({ search: { period, page } }: { search: SituationSearch }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={<BookOpenCheck size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhuma disciplina aqui`}>
      {period || page ? (
        <Trans>Nenhuma disciplina neste período. Escolha outro.</Trans>
      ) : (
        <Trans>Quando você cursar a primeira disciplina, ela aparece aqui com faltas e nota.</Trans>
      )}
    </EmptyState>
  )
}
