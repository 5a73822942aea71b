import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CatalogItem } from '#api/financial/financial-catalogs.ts'
import type { FinancialEvent } from '#api/financial/financial-settings.ts'
import { CardList } from '#design/components/data/card-list.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { Tags } from 'lucide-react'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { debtTypeWords } from '../../subjects/debts/debt-words.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { withoutSharedPrefix } from '../../kit/text/without-shared-prefix.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { settingQueries } from './financial-settings.queries.ts'

/** Lists the names used by the portal and by the institution's own system; they are read-only here. */
export function CatalogLists() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
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
  const names = withoutSharedPrefix(data.institutions.map(({ institutionName }) => institutionName))
  const getName = (id: number) => names[data.institutions.findIndex(({ institutionId }) => institutionId === id)] ?? String(id)
  // Institutions mostly have the same events, so equal ones share a row.
  const like = (event: FinancialEvent) =>
    data.events.filter(({ name, type, description }) => name === event.name && type === event.type && description === event.description)
  const events = data.events.filter((event) => like(event)[0] === event)
  const getPlaces = (event: FinancialEvent) =>
    like(event).length < data.institutions.length
      ? new Intl.ListFormat(i18n.locale).format(like(event).map(({ institutionId }) => getName(institutionId)))
      : null
  return (
    <>
      <p>
        <Trans>Estas listas vêm do sistema da instituição e são mudadas lá. As regras escolhem entre elas.</Trans>
      </p>
      <CardList tiles>
        <Items id="statuses" title={t`Situações de débitos`} items={data.statuses} />
        <Items id="methods" title={t`Formas de pagamento`} items={data.methods} />
        <Items id="places" title={t`Locais de pagamento`} items={data.places} />
      </CardList>
      <Card aria-labelledby="events">
        <CardHeader id="events" title={<Trans>Descontos e acréscimos</Trans>} />
        {events.length === 0 ? (
          <NoItems />
        ) : (
          <CardRows>
            {events.map((event) => (
              <ItemRow
                key={event.eventId}
                title={<span dir="auto">{event.name}</span>}
                description={<span dir="auto">{[event.description, getPlaces(event)].filter(Boolean).join(' · ')}</span>}
                date={event.type === 'discount' ? t`Desconto` : t`Acréscimo`}
              />
            ))}
          </CardRows>
        )}
      </Card>
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
  return (
    <Card as="li">
      <CardHeader id={id} title={title} />
      {items.length === 0 ? (
        <NoItems />
      ) : (
        <CardSection>
          <PlainList>
            {items.map(({ itemId, name, code }) => (
              <PlainRow key={itemId} kept aside={<code>{code}</code>}>
                <span dir="auto">{name}</span>
              </PlainRow>
            ))}
          </PlainList>
        </CardSection>
      )}
    </Card>
  )
}

function NoItems() {
  const { t } = useLingui()
  return (
    <EmptyState icon={<Tags size={32} />} title={t`Lista vazia`}>
      <Trans>Nada foi cadastrado no sistema da instituição.</Trans>
    </EmptyState>
  )
}

const currencyName = (code: string, locale: string) => `${new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code} (${code})`
