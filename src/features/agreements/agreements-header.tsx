import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'

/** The heading of a student's agreements, with the tabs: those that were made, and a new one. */
export function AgreementsHeader() {
  const { t } = useLingui()
  return (
    <PageHeader
      title={t`Acordos`}
      filters={
        <TabLinks label={t`Acordos`}>
          <li>
            <Link to="/financial/agreements" className="tabs__tab" activeOptions={{ exact: true, includeSearch: false }}>
              <TabLabel>
                <Trans>Feitos</Trans>
              </TabLabel>
            </Link>
          </li>
          <li>
            <Link to="/financial/agreements/new" className="tabs__tab" activeOptions={{ exact: true, includeSearch: false }}>
              <TabLabel>
                <Trans>Novo acordo</Trans>
              </TabLabel>
            </Link>
          </li>
        </TabLinks>
      }
    />
  )
}
