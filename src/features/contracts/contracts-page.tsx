import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ContractFilters } from './contract-filters.tsx'
import { ContractList } from './contract-list.tsx'
import type { ContractSearch } from './contract-search.ts'

/** A person's contracts: those that count now or soon, and those that are over. */
export function ContractsPage({ search }: { search: ContractSearch }) {
  const { t } = useLingui()
  const views = [
    { view: undefined, name: t`Atuais` },
    { view: 'historic', name: t`Histórico` },
  ] as const
  return (
    <>
      <PageHeader
        title={<Trans>Contratos</Trans>}
        filters={
          <TabLinks label={t`Contratos`}>
            {views.map(({ view, name }) => (
              <li key={name}>
                <Link
                  to="/financial/contracts"
                  search={{ view }}
                  className="tabs__tab"
                  aria-current={search.view === view ? 'page' : undefined}
                  activeProps={{ 'aria-current': search.view === view ? 'page' : undefined }}
                >
                  <TabLabel>{name}</TabLabel>
                </Link>
              </li>
            ))}
          </TabLinks>
        }
      />
      <ContractFilters search={search} />
      <ContractList search={search} />
    </>
  )
}
