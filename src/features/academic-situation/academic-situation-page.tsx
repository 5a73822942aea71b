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
import { ClassSubjects } from './class-subjects.tsx'
import { CourseCard, CourseProgress, EndedNotice } from './course-progress.tsx'
import { HistoryTable } from './history-table.tsx'
import { CourseFilter } from './situation-filters.tsx'

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
