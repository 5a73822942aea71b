import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search, UserRound } from 'lucide-react'
import type { ListedPerson } from '#api/academic/personal-data-staff.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { minSearchLength } from '../../../auth/impersonation/impersonation.queries.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { allOptional, text } from '../../../kit/search/search-values.ts'
import { NameSearch } from '../../../kit/list-parts/name-search.tsx'
import { QueryError } from '../../../kit/query-error.tsx'
import { useCourseWords } from '../../../subjects/person/use-course-words.ts'
import { seenPeople, studentsQuery } from './student-data.queries.ts'

/** Staff find a student or candidate of their institution. */
export function StudentSearchPage({ search }: { search: { q?: string | undefined } }) {
  const { t } = useLingui()
  const searched = search.q?.trim() ?? ''
  return (
    <>
      <PageHeader
        title={t`Dados dos alunos`}
        subtitle={t`Contato, endereços e histórico de alterações de quem estuda ou se candidata na instituição.`}
        actions={
          <Link to="/personal-data/request" className={buttonLook({ variant: 'outline' })}>
            <Trans>Pedir confirmação de dados</Trans>
          </Link>
        }
      />
      <FilterBar label={t`Filtros`}>
        <NameSearch page={searchPage} search={search} name="q" label={t`Nome, matrícula, CPF ou e-mail`} />
      </FilterBar>
      {searched.length >= minSearchLength ? (
        <Found searched={searched} />
      ) : (
        <>
          <EmptyState
            icon={<Search size={32} />}
            title={searched ? t`Escreva pelo menos ${minSearchLength} letras ou números` : t`Busque um aluno ou candidato`}
          >
            <Trans>
              Abra uma pessoa para ver telefone, e-mail, endereços e quem mudou o quê. A lista mostra curso, matrícula e parte do CPF, para
              diferenciar pessoas de mesmo nome.
            </Trans>
          </EmptyState>
          <SeenPeople />
        </>
      )}
    </>
  )
}

/** The people whose data was opened since the portal was opened; they are kept in the page's memory alone. */
function SeenPeople() {
  const { t } = useLingui()
  const people = seenPeople(useQueryClient())
  if (people.length === 0) return null
  return (
    <Card aria-labelledby="seen">
      <CardHeader id="seen" title={<Trans>Vistos há pouco</Trans>} />
      <PersonRows label={t`Vistos há pouco`} people={people} />
    </Card>
  )
}

const searchPage = { path: '/personal-data', read: ({ q }: Record<string, unknown>) => allOptional({ q: text(q, 100) }) }

function Found({ searched }: { searched: string }) {
  const { t } = useLingui()
  const query = useQuery(studentsQuery(searched))
  const { data, isError } = query
  if (isError) return <QueryError query={query} title={t`Não foi possível buscar pessoas`} />
  if (!data) return <SkeletonCard lines={6} />
  if (data.results.length === 0)
    return (
      <div role="status">
        <EmptyState icon={<UserRound size={32} />} title={t`Ninguém encontrado`}>
          <Trans>Confira o que você digitou. Só aparecem alunos e candidatos da instituição em que você está.</Trans>
        </EmptyState>
      </div>
    )
  const withAccount = data.results.filter(({ account }) => account)
  const withoutAccount = data.results.filter(({ account }) => !account)
  return (
    <Card as="div">
      {withAccount.length > 0 ? <PersonRows label={t`Pessoas encontradas`} people={withAccount} /> : null}
      {withoutAccount.length > 0 ? (
        <>
          <CardSection>
            <p>
              <Trans>Sem conta no portal: ainda não há contato nem endereço.</Trans>
            </p>
          </CardSection>
          <PersonRows label={t`Pessoas sem conta no portal`} people={withoutAccount} />
        </>
      ) : null}
      {data.hasMore ? (
        <CardSection>
          <p>
            <Trans>Há mais pessoas. Restrinja a busca: escreva o nome completo, a matrícula ou o CPF.</Trans>
          </p>
        </CardSection>
      ) : null}
    </Card>
  )
}

function PersonRows({ label, people }: { label: string; people: readonly ListedPerson[] }) {
  const { t } = useLingui()
  const { courseText } = useCourseWords()
  const readsRequests = offersPage(useShell(), '/requests')
  return (
    <CardRows aria-label={label}>
      {people.map(({ name, taxId, courses, account }) => (
        <ItemRow
          key={account?.personId ?? courses[0]?.academicRecord ?? name}
          icon={<UserRound />}
          title={<span dir="auto">{name}</span>}
          description={
            <Facts>
              {courses.map(({ course, academicRecord }) => courseText(course, academicRecord))}
              {taxId ? t`CPF ${taxId}` : null}
              {account ? <span translate="no">{account.username}</span> : null}
            </Facts>
          }
          action={
            account ? (
              <Link
                to="/personal-data/$personId"
                params={{ personId: String(account.personId) }}
                className={buttonLook({ variant: 'outline', size: 'sm' })}
                aria-label={t`Ver dados de ${name}`}
              >
                <Trans>Ver dados</Trans>
              </Link>
            ) : readsRequests && courses[0] ? (
              <Link
                to="/requests"
                search={{ search: courses[0].academicRecord, status: 'all' }}
                className={buttonLook({ variant: 'outline', size: 'sm' })}
                aria-label={t`Ver requerimentos de ${name}`}
              >
                <Trans>Ver requerimentos</Trans>
              </Link>
            ) : null
          }
        />
      ))}
    </CardRows>
  )
}
