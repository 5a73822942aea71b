import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileCheck, GraduationCap } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { PartLinks } from '#design/components/navigation/page-links.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { situationQuery } from './academic-situation.queries.ts'
import type { SituationSearch } from './situation-search.ts'
import { ActivityList } from './activity-list.tsx'
import { CourseCard, CourseProgress, EndedNotice } from './course-progress.tsx'
import { HistoryTable } from './history-table.tsx'
import { CourseFilter } from './situation-filters.tsx'
import type { ClassSubject } from '#api/academic/academic-situation.ts'
import { ColumnTable } from '#design/components/table/column-table.tsx'
import { EmptyValue } from '#design/components/table/table-cell.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { useWorkloadWords } from './situation-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Lists the subjects that are being taken now, with the absences still allowed. */
function ClassSubjects({ classes }: { classes: readonly ClassSubject[] }) {
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

/** The curriculum's progress, subjects taken and complementary activities of one course (docs/requirements/academic-and-financial.md §2). */
export function AcademicSituationPage({ search }: { search: SituationSearch }) {
  const { t } = useLingui()
  const query = useQuery(situationQuery(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <SituationHeader search={search} enrollmentId={data?.enrollment.enrollmentId} />
      {search.file ? <Notice live="alert" tone="danger" title={t`O certificado não abriu. Tente de novo em alguns minutos.`} /> : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar a situação acadêmica`}>
          <Trans>O serviço acadêmico está fora do ar agora. As suas notas continuam guardadas.</Trans>
        </QueryError>
      ) : data === undefined ? (
        <>
          <SkeletonCard lines={4} />
          <SkeletonCard lines={8} />
        </>
      ) : data === null ? (
        <EmptyState icon={<GraduationCap size={32} />} title={t`Nenhum curso aqui`}>
          <Trans>Quando a sua matrícula for feita, as disciplinas e notas aparecem aqui.</Trans>
        </EmptyState>
      ) : (
        <>
          <CourseFilter search={search} situation={data} />
          <EndedNotice enrollment={data.enrollment} />
          {data.activities ? (
            <ActivityList situation={data} activities={data.activities} search={search} busy={isPlaceholderData} />
          ) : (
            <>
              <PartLinks
                label={t`Nesta página`}
                parts={[
                  { id: 'progress', name: t`Progresso no curso` },
                  ...(data.classes.length > 0 ? [{ id: 'classes', name: t`Cursando agora` }] : []),
                  ...(data.histories && data.histories.totalCount > 0 ? [{ id: 'history', name: t`Disciplinas por período` }] : []),
                ]}
              />
              <TwoColumn lead={<CourseCard situation={data} />} aside={null} width="wide">
                <CourseProgress situation={data} />
              </TwoColumn>
              {data.classes.length > 0 ? <ClassSubjects classes={data.classes} /> : null}
              {data.histories && (data.histories.totalCount > 0 || data.classes.length === 0) ? (
                <HistoryTable situation={data} histories={data.histories} search={search} busy={isPlaceholderData} />
              ) : null}
            </>
          )}
        </>
      )}
    </>
  )
}

function SituationHeader({ search: { view, enrollment }, enrollmentId }: { search: SituationSearch; enrollmentId: number | undefined }) {
  const { t } = useLingui()
  const tabs = [
    { tab: undefined, name: t`Histórico escolar` },
    { tab: 'activities', name: t`Atividades` },
  ] as const
  return (
    <PageHeader
      title={<Trans>Situação acadêmica</Trans>}
      actions={
        enrollmentId === undefined ? null : (
          <Link to="/academic-situation/documents" search={{ enrollment: enrollmentId }} className={buttonLook({ variant: 'primary' })}>
            <FileCheck />
            <Trans>Emitir documentos</Trans>
          </Link>
        )
      }
      filters={
        <TabLinks label={t`Situação acadêmica`}>
          {tabs.map(({ tab, name }) => (
            <li key={name}>
              <Link
                to="/academic-situation"
                search={{ view: tab, enrollment }}
                className="tabs__tab"
                aria-current={tab === view ? 'page' : undefined}
                activeOptions={{ exact: true }}
              >
                <TabLabel>{name}</TabLabel>
              </Link>
            </li>
          ))}
        </TabLinks>
      }
    />
  )
}
