import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'

const active = { exact: true, includeSearch: false }

export function BankFileTabs() {
  const { t } = useLingui()
  return (
    <TabLinks label={t`Arquivos bancários`}>
      <li>
        <Link to="/financial/bank-files" className="tabs__tab" activeOptions={active}>
          <TabLabel>
            <Trans>Retorno e remessa</Trans>
          </TabLabel>
        </Link>
      </li>
      <li>
        <Link to="/financial/bank-files/reconciliation" className="tabs__tab" activeOptions={active}>
          <TabLabel>
            <Trans>Conciliação</Trans>
          </TabLabel>
        </Link>
      </li>
    </TabLinks>
  )
}
