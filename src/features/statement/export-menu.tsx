import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ChevronDown } from '#design/components/icons/chevron-down.tsx'
import { MenuLink, MenuSeparator } from '#design/components/overlays/menu-items.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { StudentStatement } from './statement.queries.ts'
import { getYear, getYearPeriod, yearOfPeriod } from './statement-periods.ts'

const financial = `${appConfig.basePath}/financial`

/** The files of the period, and the way to those of another year. */
export function ExportMenu({ statement: { from, to, today, rows, hasIncomeReport } }: { statement: StudentStatement }) {
  const { t } = useLingui()
  const shell = useShell()
  const year = yearOfPeriod({ from, to })
  const search = new URLSearchParams({ from, to })
  const hasReport = year && hasIncomeReport && offersPage(shell, '/financial/report-income') && rows.some(({ kind }) => kind === 'payment')
  const thisYear = getYear(today)
  const other = year === thisYear ? thisYear - 1 : thisYear
  const label = year ? t`Exportar ${year}` : t`Exportar o período`
  return (
    // A new menu, which is closed, for each period.
    <Menu
      key={`${from} ${to}`}
      size="md"
      label={label}
      namedByTrigger
      triggerClassName={buttonLook({ size: 'sm' })}
      trigger={
        <>
          {label}
          <ChevronDown />
        </>
      }
    >
      <MenuLink href={`${financial}/statement/pdf?${search}`}>
        <Trans>Extrato em PDF</Trans>
      </MenuLink>
      <MenuLink href={`${financial}/statement/csv?${search}`} download>
        <Trans>Extrato em planilha (CSV)</Trans>
      </MenuLink>
      {hasReport ? (
        <MenuLink href={`${financial}/report-income/${year}/pdf`}>
          <Trans>Imposto de renda em PDF</Trans>
        </MenuLink>
      ) : null}
      <MenuSeparator />
      <Link
        to="/financial/statement"
        search={other === thisYear ? {} : getYearPeriod(other)}
        className="menu__item"
        activeOptions={{ exact: true, explicitUndefined: true }}
      >
        <Trans>Outro ano: {other}</Trans>
      </Link>
    </Menu>
  )
}
