import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CatalogItem } from '#api/financial-catalogs.ts'
import type { FinancialEvent } from '#api/financial-settings.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { Tags } from 'lucide-react'
import { type Formats, useFormats } from '../../i18n/formats.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { debtTypeWords } from '../../shared/debts/debt-words.ts'
import { Denied } from '../../shared/list/denied.tsx'
import { QueryError } from '../../shared/query-error.tsx'
import { settingQueries } from './financial-settings.queries.ts'

/** What the portal and the institution's own system call things; read, not changed here. */
export function CatalogLists() {
  const { t, i18n } = useLingui()
  const formats = useFormats(useShell())
  const query = useQuery(settingQueries.catalogs())
  const { data, error } = query
  if (error)
    return portalErrorCode(error) === 'FORBIDDEN' ? (
      <Denied title={t`Você não tem acesso às listas do financeiro`} />
    ) : (
      <QueryError query={query} title={t`Não foi possível carregar as listas`}>
        <Trans>O serviço financeiro está fora do ar agora.</Trans>
      </QueryError>
    )
  if (!data) return <TableSkeleton label={t`Carregando as listas`} rows={6} />
  const { currency } = data
  const nameOf = (id: number) => data.institutions.find(({ institutionId }) => institutionId === id)?.institutionName ?? String(id)
  const columns: DataColumn<FinancialEvent, never, Formats>[] = [
    { id: 'name', name: t`Nome`, title: true, wraps: true, cell: ({ name }) => <span dir="auto">{name}</span> },
    { id: 'type', name: t`Tipo`, cell: ({ type }) => (type === 'discount' ? t`Desconto` : t`Acréscimo`) },
    { id: 'description', name: t`Descrição`, wraps: true, cell: ({ description }) => <span dir="auto">{description}</span> },
    { id: 'institution', name: t`Instituição`, wraps: true, cell: ({ institutionId }) => <span dir="auto">{nameOf(institutionId)}</span> },
  ]
  return (
    <>
      <p>
        <Trans>Estas listas vêm do sistema da instituição e são mudadas lá. As regras escolhem entre elas.</Trans>
      </p>
      <Items id="statuses" title={t`Situações de débitos`} items={data.statuses} />
      <Items id="methods" title={t`Formas de pagamento`} items={data.methods} />
      <Items id="places" title={t`Locais de pagamento`} items={data.places} />
      <TitledSection id="events" title={t`Descontos e acréscimos`}>
        <DataTable
          label={t`Descontos e acréscimos`}
          columns={columns}
          rows={data.events}
          rowId={({ eventId }) => String(eventId)}
          words={formats}
          empty={<NoItems />}
        />
      </TitledSection>
      <Card aria-labelledby="portal-lists">
        <CardHeader id="portal-lists" title={<Trans>No portal</Trans>} />
        <CardSection>
          <DescriptionList
            layout="rows"
            items={[
              {
                term: t`Tipos de débito`,
                description: new Intl.ListFormat(i18n.locale).format(data.types.map((type) => i18n._(debtTypeWords[type]))),
              },
              { term: t`Moeda`, description: currency ? currencyName(currency, i18n.locale) : t`Não definida` },
            ]}
          />
        </CardSection>
        {data.institutions
          .filter(({ holidays }) => holidays.length > 0)
          .map(({ institutionId, institutionName, holidays }) => (
            <CardSection key={institutionId}>
              <p>
                <Trans>
                  Dias sem banco em <span dir="auto">{institutionName}</span>, além dos feriados nacionais:
                </Trans>
              </p>
              <PlainList>
                {holidays.map(({ day, name }) => (
                  <PlainRow key={day} aside={formats.date(day)}>
                    <span dir="auto">{name}</span>
                  </PlainRow>
                ))}
              </PlainList>
            </CardSection>
          ))}
      </Card>
    </>
  )
}

function Items({ id, title, items }: { id: string; title: string; items: readonly CatalogItem[] }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const columns: DataColumn<CatalogItem, never, Formats>[] = [
    { id: 'name', name: t`Nome`, title: true, wraps: true, cell: ({ name }) => <span dir="auto">{name}</span> },
    { id: 'code', name: t`Código`, cell: ({ code }) => <code>{code}</code> },
  ]
  return (
    <TitledSection id={id} title={title}>
      <DataTable label={title} columns={columns} rows={items} rowId={({ itemId }) => String(itemId)} words={formats} empty={<NoItems />} />
    </TitledSection>
  )
}

function NoItems() {
  const { t } = useLingui()
  return (
    <EmptyState icon={<Tags size={32} strokeWidth={1.75} aria-hidden />} title={t`Lista vazia`}>
      <Trans>Nada foi cadastrado no sistema da instituição.</Trans>
    </EmptyState>
  )
}

const currencyName = (code: string, locale: string) => `${new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code} (${code})`
