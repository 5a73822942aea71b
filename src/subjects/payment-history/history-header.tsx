import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Segments } from '#design/components/navigation/segments.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'

/** The header of the statement, the invoices and the income report, which leads from one to the others that the person may open. */
export function HistoryHeader() {
  const { t } = useLingui()
  const shell = useShell()
  const segments = [
    { to: '/financial/statement', name: t`Extrato` },
    { to: '/financial/invoices', name: t`Notas fiscais` },
    { to: '/financial/report-income', name: t`Imposto de renda` },
  ].filter(({ to }) => offersPage(shell, to))
  return (
    <PageHeader
      title={<Trans context="pagamentos">Histórico</Trans>}
      filters={
        segments.length > 1 ? (
          <Segments label={t({ message: 'Histórico', context: 'pagamentos' })}>
            {segments.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className="segments__segment" activeOptions={{ includeSearch: false }}>
                  {name}
                </Link>
              </li>
            ))}
          </Segments>
        ) : null
      }
    />
  )
}
