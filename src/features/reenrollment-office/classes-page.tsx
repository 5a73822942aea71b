import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, School, Upload } from 'lucide-react'
import { useState } from 'react'
import type { OfficeGroup } from '#api/academic/reenrollment-office.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Toolbar } from '#design/components/table/toolbar.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import type { ListFilter } from '../../kit/list/list.ts'
import { ListFilters } from '../../kit/list/list-filters.tsx'
import { ListLink } from '../../kit/list/list-link.tsx'
import { withoutFilters } from '../../kit/list/list-links.ts'
import { ListPager } from '../../kit/list/list-pager.tsx'
import { pageRange } from '../../kit/list/page-range.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { ClassDialog } from './class-dialog.tsx'
import { ClassTable } from './class-table.tsx'
import { CloseQuestion } from './close-question.tsx'
import { classesAddress } from './office-lists.ts'
import type { ClassesSearch } from './office-search.ts'
import { PeriodFrame, type ShownPeriod } from './period-frame.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

const filters: ReadonlyArray<ListFilter<'search' | 'seats'>> = [
  { kind: 'search', field: 'search', label: msg`Buscar turma` },
  { kind: 'choice', field: 'seats', label: msg`Vagas`, all: msg`Todas as turmas`, options: { full: msg`Só lotadas` } },
]

interface ClassesPageProps {
  periodId: number
  search: ClassesSearch
}

/** The classes that a period offers. */
export function ClassesPage({ periodId, search }: ClassesPageProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <PeriodFrame periodId={periodId}>
      {({ period }) => <Classes period={period} search={search} asked={asked} onAsk={setAsked} />}
    </PeriodFrame>
  )
}

/** The open dialog and its class; `new` has none. */
type Asked = { what: 'new' } | { what: 'edit' | 'close' | 'waiting'; group: OfficeGroup }

interface ClassesProps extends Pick<ShownPeriod, 'period'>, Pick<ClassesPageProps, 'search'> {
  asked: Asked | null
  onAsk: (asked: Asked | null) => void
}

function Classes({ period: { periodId, settings }, search, asked, onAsk }: ClassesProps) {
  const { t } = useLingui()
  const query = useQuery(officeQueries.classes(periodId, search))
  const { data, isError, isPlaceholderData } = query
  const [saved, setSaved] = useState<OfficeGroup | null>(null)
  const address = classesAddress(periodId)
  const close = () => onAsk(null)
  const done = (group: OfficeGroup) => {
    onAsk(null)
    setSaved(group)
  }
  const isNarrowed = Boolean(search.search ?? search.seats ?? search.page)
  /** Returns the class as it is saved now, because the list may have been read again since the question was asked. */
  const asSaved = (group: OfficeGroup) => data?.results.find((one) => one.groupId === group.groupId) ?? group
  return (
    <>
      {saved ? (
        <Notice tone="ok" live="status" title={t`Turma ${saved.code} salva`} />
      ) : search.done ? (
        <Notice tone="ok" live="status" title={t`Turmas importadas`} />
      ) : null}
      <Toolbar
        actions={
          <>
            <Link to="/reenrollment-office/$periodId/classes/import" params={{ periodId }} className={buttonLook()}>
              <Upload />
              <Trans>Importar turmas</Trans>
            </Link>
            <span data-scripted>
              <Button variant="primary" icon={<Plus />} onClick={() => onAsk({ what: 'new' })}>
                <Trans>Nova turma</Trans>
              </Button>
            </span>
          </>
        }
      >
        <ListFilters address={address} search={address.own(search)} columns={[]} filters={filters} />
      </Toolbar>
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar as turmas`}>
          <Trans>O serviço acadêmico está fora do ar agora. Os filtros continuam como estão.</Trans>
        </QueryError>
      ) : !data ? (
        <TableSkeleton label={t`Carregando as turmas`} rows={search.perPage ?? appConfig.defaultPageSize} />
      ) : data.results.length === 0 ? (
        <EmptyState
          icon={<School size={32} />}
          title={isNarrowed ? t`Nenhuma turma com estes filtros` : t`Nenhuma turma oferecida`}
          action={
            isNarrowed ? (
              <ListLink address={address} change={withoutFilters} className={buttonLook()}>
                <Trans>Limpar filtros</Trans>
              </ListLink>
            ) : null
          }
        >
          {isNarrowed ? (
            <Trans>Confira o código, a disciplina ou o nome do docente.</Trans>
          ) : (
            <Trans>Cadastre uma turma ou importe todas de um arquivo. Sem turmas, os alunos não têm o que escolher.</Trans>
          )}
        </EmptyState>
      ) : (
        <>
          <ClassTable
            groups={data.results}
            busy={isPlaceholderData}
            onEdit={(group) => onAsk({ what: 'edit', group })}
            onClose={(group) => onAsk({ what: 'close', group })}
            onWaiting={(group) => onAsk({ what: 'waiting', group })}
          />
          <ListPager
            address={address}
            search={address.own(search)}
            range={pageRange(search.page ?? 1, search.perPage ?? appConfig.defaultPageSize, data.totalCount)}
            totalCount={data.totalCount}
          />
        </>
      )}
      {asked?.what === 'waiting' ? (
        <WaitingDialog periodId={periodId} group={asked.group} onClose={close} />
      ) : asked?.what === 'close' ? (
        <CloseQuestion periodId={periodId} group={asSaved(asked.group)} onClose={close} onSaved={done} />
      ) : asked && data ? (
        <ClassDialog
          periodId={periodId}
          term={settings}
          subjects={data.subjects}
          group={asked.what === 'edit' ? asSaved(asked.group) : null}
          onClose={close}
          onSaved={done}
        />
      ) : null}
    </>
  )
}
