import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileQuestion, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { RequestTypeChoice } from '#api/academic/request-types.ts'
import { foldText } from '#design/components/choices/fold-text.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ListRow, listRowLink } from '#design/components/data/list-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { SearchField } from '#design/components/fields/search-field.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useListForm } from '../../kit/list/list-form.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { SelectFilters } from '../../kit/list-parts/select-filters.tsx'
import { BackToRequests } from './back-to-requests.tsx'
import { requestCategories } from '#api/academic/request-names.ts'
import { categoryWords } from './request-words.tsx'
import { useRuleTexts } from './rule-words.tsx'
import { newRequestSearch, type NewRequestSearch } from './request-search.ts'
import { requestQueries } from './requests.queries.ts'
import { useIssuesDocuments } from './use-issues-documents.ts'

const newPage = { path: '/my-requests/new', read: newRequestSearch }

/** Lists the types that can be requested, by category, with their price and duration; of the others why not. */
export function NewRequestPage({ search }: { search: NewRequestSearch }) {
  const { t } = useLingui()
  const query = useQuery(requestQueries.types(search.enrollment))
  const { data, isError } = query
  const [sought, setSought] = useState(search.search ?? '')
  return (
    <>
      <PageHeader
        back={<BackToRequests />}
        title={t`Novo requerimento`}
        subtitle={t`Escolha o que você precisa. O custo, o prazo e as regras aparecem antes de você começar.`}
      />
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os requerimentos`}>
          <Trans>O serviço acadêmico está fora do ar agora. Os seus rascunhos continuam guardados.</Trans>
        </QueryError>
      ) : !data ? (
        <>
          <SkeletonCard lines={4} />
          <SkeletonCard lines={4} />
        </>
      ) : data.enrollmentId === null ? (
        <EmptyState icon={<FileQuestion size={32} />} title={t`Nenhuma matrícula para fazer requerimentos`}>
          <Trans>Os requerimentos são de uma matrícula, e você ainda não tem nenhuma aqui. Fale com a secretaria.</Trans>
        </EmptyState>
      ) : (
        <>
          <TypeFilters search={search} enrollments={data.enrollments} chosen={data.enrollmentId} onSeek={setSought} />
          <TypeList types={data.results} enrollmentId={data.enrollmentId} sought={sought} />
        </>
      )}
    </>
  )
}

function TypeFilters({
  search,
  enrollments,
  chosen,
  onSeek,
}: {
  search: NewRequestSearch
  enrollments: readonly { enrollmentId: number; course: string }[]
  chosen: number
  onSeek: (text: string) => void
}) {
  const { t } = useLingui()
  const { form, carried } = useListForm(newPage, search, ['search'])
  const main = enrollments.find(({ enrollmentId }) => enrollmentId === (search.enrollment ?? chosen)) ?? enrollments[0]!
  const others = enrollments.filter((one) => one !== main)
  return (
    <SelectFilters
      page={newPage}
      search={search}
      filters={
        others.length > 0
          ? [
              {
                name: 'enrollment',
                label: t`Curso`,
                all: main.course,
                options: others.map(({ enrollmentId, course }) => ({ value: enrollmentId, label: course })),
              },
            ]
          : []
      }
    >
      <form {...form} role="search" aria-label={t`Buscar requerimento`}>
        {carried}
        <SearchField
          name="search"
          label={t`Buscar requerimento`}
          defaultValue={search.search}
          maxLength={100}
          onChange={({ currentTarget }) => onSeek(currentTarget.value)}
        />
        <button type="submit" className="visually-hidden">
          <Trans>Buscar</Trans>
        </button>
      </form>
    </SelectFilters>
  )
}

function TypeList({ types, enrollmentId, sought }: { types: readonly RequestTypeChoice[]; enrollmentId: number; sought: string }) {
  const { t, i18n } = useLingui()
  const { locale } = useShell()
  const searched = foldText(sought.trim())
  const found = types.filter(
    ({ name, summary, category }) =>
      searched === '' || foldText([name[locale], summary[locale], i18n._(categoryWords[category])].join(' ')).includes(searched),
  )
  return (
    <>
      <div role="status" className="visually-hidden">
        {searched === '' ? null : <Plural value={found.length} one="# requerimento encontrado" other="# requerimentos encontrados" />}
      </div>
      {found.length === 0 ? (
        <EmptyState icon={<SearchX size={32} />} title={t`Nenhum requerimento encontrado`}>
          {types.length === 0 ? (
            <Trans>A secretaria não oferece requerimentos por aqui para este curso.</Trans>
          ) : (
            <Trans>Tente outra palavra, ou fale com a secretaria.</Trans>
          )}
        </EmptyState>
      ) : null}
      {requestCategories.map((category) => {
        const ofCategory = found.filter(({ category: one, mayAsk }) => one === category && mayAsk)
        return (
          <TypeCard key={category} id={category} title={i18n._(categoryWords[category])} types={ofCategory} enrollmentId={enrollmentId}>
            {category === 'documents' && ofCategory.length > 0 ? <IssueRow enrollmentId={enrollmentId} /> : null}
          </TypeCard>
        )
      })}
      <TypeCard
        id="unavailable"
        title={t`Ainda não disponíveis`}
        types={found.filter(({ mayAsk }) => !mayAsk)}
        enrollmentId={enrollmentId}
      />
    </>
  )
}

function TypeCard({
  id,
  title,
  types,
  enrollmentId,
  children,
}: {
  id: string
  title: string
  types: readonly RequestTypeChoice[]
  enrollmentId: number
  /** Rows before those of the types. */
  children?: ReactNode
}) {
  return types.length === 0 ? null : (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      <CardRows>
        {children}
        {types.map((type) => (
          <TypeRow key={type.typeId} type={type} enrollmentId={enrollmentId} />
        ))}
      </CardRows>
    </Card>
  )
}

/** The other way to a document: the student issues it. */
function IssueRow({ enrollmentId }: { enrollmentId: number }) {
  return useIssuesDocuments() ? (
    <ListRow
      title={
        <Link to="/academic-situation/documents" search={{ enrollment: enrollmentId }} className={listRowLink}>
          <Trans>Declaração ou histórico em PDF</Trans>
        </Link>
      }
      note={<Trans>Grátis, na hora</Trans>}
    />
  ) : null
}

function TypeRow({ type, enrollmentId }: { type: RequestTypeChoice; enrollmentId: number }) {
  const { locale } = useShell()
  const { unmet } = useRuleTexts()
  const { typeId, cost, limitOfDays, unmetRules } = type
  const amount = useFormats().money(cost)
  return (
    <ListRow
      title={
        <Link
          to="/my-requests/new/$typeId"
          params={{ typeId: String(typeId) }}
          search={{ enrollment: enrollmentId }}
          className={listRowLink}
        >
          {type.name[locale]}
        </Link>
      }
      note={
        unmetRules.length > 0 ? (
          unmetRules.map(unmet).join(' ')
        ) : (
          <>
            {cost > 0 ? amount : <Trans context="custo">Grátis</Trans>},{' '}
            <Plural value={limitOfDays} one="em # dia útil" other="em # dias úteis" />
          </>
        )
      }
    />
  )
}
