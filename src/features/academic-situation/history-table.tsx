import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookOpenCheck } from 'lucide-react'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { ShortPager } from '../../shared/short-pager.tsx'
import type { Situation, SituationSearch } from './academic-situation.queries.ts'
import { situationPage } from './situation-filters.tsx'
import { SubjectsTable } from './subjects-table.tsx'

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
  if (results.length === 0) return <NoHistory search={search} />
  return (
    <TitledSection id="history" title={<Trans>Disciplinas por período</Trans>}>
      <SubjectsTable histories={results} busy={busy} />
      <ShortPager
        list={situationPage}
        search={search}
        totalCount={totalCount}
        renderLink={(page, link) => <Link {...link} to="/academic-situation" search={{ ...search, page }} />}
      />
    </TitledSection>
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
