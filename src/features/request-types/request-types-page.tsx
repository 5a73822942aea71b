import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePlus, Plus } from 'lucide-react'
import type { EditedType } from '#api/academic/request-types.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { getText } from '../../subjects/request-form/field-words.ts'
import { OfferState } from './offer-state.tsx'
import { requestTypeQueries } from './request-types.queries.ts'
import { useEditorWords } from './use-editor-words.ts'

/** Lists the types that students may request, and those being prepared (docs/requirements/academic-and-financial.md §2). */
export function RequestTypesPage() {
  const { t } = useLingui()
  const query = useQuery(requestTypeQueries.list())
  return (
    <>
      <PageHeader
        title={t`Tipos de requerimento`}
        subtitle={t`O que os alunos podem pedir, com preço, prazo e formulário.`}
        actions={
          <Link to="/request-types/$typeId" params={{ typeId: 'new' }} className={buttonLook({ variant: 'primary' })}>
            <Plus />
            <Trans>Novo tipo</Trans>
          </Link>
        }
      />
      {query.isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os tipos de requerimento`} />
      ) : query.data ? (
        <TypeTable types={query.data} />
      ) : (
        <TableSkeleton label={t`Carregando os tipos de requerimento`} rows={6} />
      )}
    </>
  )
}

function TypeTable({ types }: { types: readonly EditedType[] }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { categories } = useEditorWords()
  const columns: DataColumn<EditedType, never, Formats>[] = [
    {
      id: 'name',
      name: t`Nome`,
      title: true,
      wraps: true,
      cell: ({ typeId, name }) => (
        <Link to="/request-types/$typeId" params={{ typeId }} className={textLinkLook({ variant: 'inline' })}>
          <span dir="auto">{getText(name, i18n.locale)}</span>
        </Link>
      ),
    },
    { id: 'category', name: t`Categoria`, fact: true, cell: ({ category }) => categories[category] },
    {
      id: 'cost',
      name: t`Preço`,
      numeric: true,
      fact: true,
      cell: ({ cost }, { money }) => (cost === 0 ? <Trans>Gratuito</Trans> : money(cost)),
    },
    {
      id: 'limit',
      name: t`Prazo`,
      fact: true,
      cell: ({ limitOfDays }) => <Plural value={limitOfDays} one="# dia útil" other="# dias úteis" />,
    },
    { id: 'version', name: t`Versão`, numeric: true, leftOut: 'small', cell: ({ version }, { number }) => number(version) },
    {
      id: 'open',
      name: t({ message: 'Em aberto', context: 'requerimentos' }),
      numeric: true,
      cell: ({ openRequests }, { number }) => number(openRequests),
    },
    {
      id: 'active',
      name: t`Situação`,
      cell: ({ isActive }) => <OfferState isActive={isActive} />,
    },
  ]
  return (
    <DataTable
      label={t`Tipos de requerimento`}
      columns={columns}
      rows={types}
      rowId={({ typeId }) => String(typeId)}
      words={formats}
      empty={
        <EmptyState icon={<FilePlus size={32} />} title={t`Nenhum tipo de requerimento`}>
          <Trans>Crie o primeiro ou importe um arquivo: ele só aparece para os alunos quando você o oferecer.</Trans>
        </EmptyState>
      }
    />
  )
}
