import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookOpenCheck, Printer } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Fold } from '#design/components/navigation/fold.tsx'
import { Toolbar } from '#design/components/table/toolbar.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import type { Situation } from './academic-situation.queries.ts'
import type { SituationSearch } from './situation-search.ts'
import { PeriodFilter, situationPage } from './situation-filters.tsx'
import { SubjectsTable } from './subjects-table.tsx'

/** Subjects that were taken, newest first. */
export function HistoryTable({
  situation,
  histories: { results, totalCount },
  search,
  busy,
}: {
  situation: Situation
  histories: NonNullable<Situation['histories']>
  search: SituationSearch
  busy: boolean
}) {
  return (
    <TitledSection
      id="history"
      title={<Trans>Disciplinas por período</Trans>}
      aside={situation.classes.length > 0 ? <Fold labelledBy="history" /> : null}
    >
      <Toolbar
        actions={
          <Link
            to="/academic-situation/transcript"
            search={{ enrollment: situation.enrollment.enrollmentId }}
            className={buttonLook({ size: 'sm' })}
          >
            <Printer />
            <Trans>Imprimir histórico</Trans>
          </Link>
        }
      >
        <PeriodFilter search={search} situation={situation} />
      </Toolbar>
      {results.length === 0 ? (
        <NoHistory search={search} />
      ) : (
        <>
          <SubjectsTable histories={results} busy={busy} />
          <ShortPager
            list={situationPage}
            search={search}
            totalCount={totalCount}
            renderLink={(page, link) => <Link {...link} to="/academic-situation" search={{ ...search, page }} hash="history" />}
          />
        </>
      )}
    </TitledSection>
  )
}

function NoHistory({ search: { period, page } }: { search: SituationSearch }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={<BookOpenCheck size={32} />} title={t`Nenhuma disciplina aqui`}>
      {period || page ? (
        <Trans>Nenhuma disciplina neste período. Escolha outro.</Trans>
      ) : (
        <Trans>Quando você cursar a primeira disciplina, ela aparece aqui com faltas e nota.</Trans>
      )}
    </EmptyState>
  )
}
