import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgreementSimulation } from '#api/financial/agreement-settings-calls.ts'
import type { AgreementPlace } from '#api/financial/agreement-settings.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { withoutSharedPrefix } from '../../kit/text/without-shared-prefix.ts'
import { SelectFilters } from '../../kit/list-parts/select-filters.tsx'
import { agreementSettingsPage, type AgreementSettingsSearch } from './agreement-settings-search.ts'
import { agreementSettingsQueries, type ShownSettings } from './agreement-settings.queries.ts'
import { PlansTab } from './plans-tab.tsx'
import { RulesForm } from './rules-form.tsx'

interface AgreementSettingsPageProps {
  search: AgreementSettingsSearch
  /** Renders plans the way a student sees them. */
  renderOffers: (simulation: AgreementSimulation) => ReactNode
}

/** Sets the terms on which overdue debts are negotiated (docs/requirements/academic-and-financial.md §2). */
export function AgreementSettingsPage({ search, renderOffers }: AgreementSettingsPageProps) {
  const { t } = useLingui()
  const query = useQuery(agreementSettingsQueries.shown(search))
  const { data, error } = query
  return (
    <>
      <PageHeader
        title={t`Regras de acordos`}
        subtitle={t`Com que condições e planos os alunos negociam débitos vencidos.`}
        filters={<Tabs search={search} />}
      />
      {error && portalErrorCode(error) === 'FORBIDDEN' ? (
        <Denied title={t`Você não tem acesso às regras de acordos`} />
      ) : error ? (
        <QueryError query={query} title={t`Não foi possível carregar as regras de acordos`}>
          <Trans>O serviço financeiro está fora do ar agora.</Trans>
        </QueryError>
      ) : data ? (
        <>
          <InstitutionChoice institutions={data.institutions} chosen={data.place} search={search} />
          <Shown key={data.place?.institutionId} shown={data} search={search} busy={query.isPlaceholderData} renderOffers={renderOffers} />
        </>
      ) : (
        <TableSkeleton label={t`Carregando as regras de acordos`} rows={4} />
      )}
    </>
  )
}

function Tabs({ search: { institution, tab: chosen } }: { search: AgreementSettingsSearch }) {
  const { t } = useLingui()
  const tabs = [
    { tab: undefined, name: t({ message: 'Condições', context: 'acordo' }) },
    { tab: 'plans', name: t`Planos de pagamento` },
  ] as const
  return (
    <TabLinks label={t`Regras de acordos`}>
      {tabs.map(({ tab, name }) => (
        <li key={name}>
          <Link
            to="/financial/agreement-settings"
            search={{ institution, tab }}
            className="tabs__tab"
            aria-current={tab === chosen ? 'page' : undefined}
            activeOptions={{ explicitUndefined: true }}
          >
            <TabLabel>{name}</TabLabel>
          </Link>
        </li>
      ))}
    </TabLinks>
  )
}

function InstitutionChoice({
  institutions,
  chosen,
  search: { tab },
}: {
  institutions: readonly AgreementPlace[]
  chosen: AgreementPlace | null
  search: AgreementSettingsSearch
}) {
  const { t } = useLingui()
  if (!chosen || institutions.length < 2) return null
  const names = withoutSharedPrefix(institutions.map(({ name }) => name))
  return (
    <SelectFilters
      page={agreementSettingsPage}
      search={{ institution: chosen.institutionId, tab }}
      filters={[
        {
          name: 'institution',
          label: t`Instituição`,
          options: institutions.map(({ institutionId }, index) => ({ value: institutionId, label: names[index] })),
        },
      ]}
    />
  )
}

function Shown({ shown, search, busy, renderOffers }: AgreementSettingsPageProps & { shown: ShownSettings; busy: boolean }) {
  const { t } = useLingui()
  const { place, setting, plans } = shown
  const icon = <Handshake size={32} />
  if (!place) return <EmptyState icon={icon} title={t`Nenhuma instituição no seu acesso`} />
  if (search.tab === 'plans') {
    if (setting && plans)
      return <PlansTab search={search} shown={{ ...shown, place, setting, plans }} busy={busy} renderOffers={renderOffers} />
    return (
      <EmptyState
        icon={icon}
        title={t`Esta instituição ainda não oferece acordos`}
        action={
          <Link to="/financial/agreement-settings" search={{ institution: place.institutionId }} className={buttonLook()}>
            <Trans>Definir as condições</Trans>
          </Link>
        }
      >
        <Trans>Defina primeiro as condições; depois, os planos.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      {setting ? null : (
        <Notice tone="info" title={t`Esta instituição ainda não oferece acordos`}>
          <Trans>Defina as condições e cadastre os planos: só então os alunos recebem propostas.</Trans>
        </Notice>
      )}
      <TwoColumn width="wide" aside={null}>
        <RulesForm place={place} setting={setting} />
      </TwoColumn>
    </>
  )
}
