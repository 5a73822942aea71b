import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { situationQuery } from './academic-situation.queries.ts'
import type { SituationSearch } from './situation-search.ts'
import { ActivityList } from './activity-list.tsx'
import { CourseCard, CourseProgress, EndedNotice } from './course-progress.tsx'
import { ClassSubjects } from './class-subjects.tsx'
import { TermHistory } from './term-history.tsx'
import { CourseFilter } from './situation-filters.tsx'

/** The curriculum's progress, subjects taken and complementary activities of one course (docs/requirements/academic-and-financial.md §2). */
export function AcademicSituationPage({ search }: { search: SituationSearch }) {
  const { t } = useLingui()
  const query = useQuery(situationQuery(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <SituationHeader search={search} />
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
              <CourseCard situation={data} />
              {data.classes.length > 0 ? <ClassSubjects classes={data.classes} /> : null}
              <TermHistory situation={data} search={search} />
              <CourseProgress situation={data} />
            </>
          )}
        </>
      )}
    </>
  )
}

function SituationHeader({ search: { view, enrollment } }: { search: SituationSearch }) {
  const { t } = useLingui()
  const tabs = [
    { tab: undefined, name: t`Histórico escolar` },
    { tab: 'activities', name: t`Atividades` },
  ] as const
  return (
    <PageHeader
      title={<Trans>Situação acadêmica</Trans>}
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
