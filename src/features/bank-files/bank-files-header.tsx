import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'

const active = { exact: true, explicitUndefined: true } as const

/** The header of both pages, which share one place with three tabs. */
export function BankFilesHeader({ tab }: { tab: 'returns' | 'remittances' | 'reconciliation' }) {
  const { t } = useLingui()
  return (
    <PageHeader
      title={t`Arquivos bancários`}
      subtitle={t`O que o banco diz dos boletos, o que a instituição pede ao banco e se as contas conferem.`}
      filters={
        <TabLinks label={t`Arquivos bancários`}>
          <li>
            <Link
              to="/financial/bank-files"
              search={{ view: undefined }}
              className="tabs__tab"
              aria-current={tab === 'returns' ? 'page' : undefined}
              activeOptions={active}
            >
              <TabLabel>
                <Trans>Retorno</Trans>
              </TabLabel>
            </Link>
          </li>
          <li>
            <Link
              to="/financial/bank-files"
              search={{ view: 'remittances' }}
              className="tabs__tab"
              aria-current={tab === 'remittances' ? 'page' : undefined}
              activeOptions={active}
            >
              <TabLabel>
                <Trans>Remessa</Trans>
              </TabLabel>
            </Link>
          </li>
          <li>
            <Link
              to="/financial/bank-files/reconciliation"
              className="tabs__tab"
              aria-current={tab === 'reconciliation' ? 'page' : undefined}
              activeOptions={active}
            >
              <TabLabel>
                <Trans>Conciliação</Trans>
              </TabLabel>
            </Link>
          </li>
        </TabLinks>
      }
    />
  )
}
