import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'

const plus = <Plus />
const exact = { exact: true, includeSearch: false } as const

/** Requests and protocols, in tabs (docs/requirements/academic-and-financial.md §2). */
export function RequestsHeader() {
  const { t } = useLingui()
  const { person } = useShell()
  return (
    <PageHeader
      title={t`Requerimentos`}
      actions={
        person?.impersonated ? (
          <DisabledWhileImpersonating>
            <Button variant="primary" icon={plus}>
              <Trans>Novo requerimento</Trans>
            </Button>
          </DisabledWhileImpersonating>
        ) : (
          <Link to="/my-requests/new" className={buttonLook({ variant: 'primary' })}>
            {plus}
            <Trans>Novo requerimento</Trans>
          </Link>
        )
      }
      filters={
        <TabLinks label={t`Requerimentos`}>
          <li>
            <Link to="/my-requests" className="tabs__tab" activeOptions={exact}>
              <TabLabel>{t`Requerimentos`}</TabLabel>
            </Link>
          </li>
          <li>
            <Link to="/my-requests/protocols" className="tabs__tab" activeOptions={exact}>
              <TabLabel>{t`Protocolos`}</TabLabel>
            </Link>
          </li>
        </TabLinks>
      }
    />
  )
}
