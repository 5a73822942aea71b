import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#design/components/actions/button.tsx'
import { FilterSelect } from '#design/components/choices/filter-select.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { FilterFields, FilterMenu, filterOptionLook, FilterOptions } from '#design/components/table/filter-menu.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFilterRemoval } from '../../kit/list-parts/use-filter-removal.ts'
import { withoutSharedPrefix } from '../../kit/text/without-shared-prefix.ts'
import { useListForm } from '../../kit/list/list-form.tsx'
import { usePeriodWords } from '../../kit/list/use-period-words.ts'
import { type ReportSearch, reportPeriods, reportSearch, reportViews } from './report-search.ts'
import { periodWords, viewWords } from './report-table.ts'

const page = { path: '/financial/reports', read: reportSearch }

/** The tabs that choose the report. */
export function ReportTabs({ search: { view = 'receivables', institution } }: { search: ReportSearch }) {
  const { t, i18n } = useLingui()
  return (
    <TabLinks label={t`Relatórios`}>
      {reportViews.map((name) => (
        <li key={name}>
          <Link
            to="/financial/reports"
            search={{ view: name === 'receivables' ? undefined : name, institution }}
            className="tabs__tab"
            aria-current={name === view ? 'page' : undefined}
            activeOptions={{ exact: true, explicitUndefined: true }}
          >
            <TabLabel>{name === 'receivables' ? t`A receber` : i18n._(viewWords[name])}</TabLabel>
          </Link>
        </li>
      ))}
    </TabLinks>
  )
}

/** The filters that choose the institution and the period. @param shown the period that the service chose, where none is asked for */
export function ReportFilters({ search, shown }: { search: ReportSearch; shown: { from: string; to: string } | null }) {
  const { t } = useLingui()
  const { institutions, person } = useShell()
  const isAcross = person?.context?.institutionId === null && institutions.length > 1
  const { form, carried } = useListForm(page, search, ['institution', 'end'])
  const removal = useRemoval(search)
  const view = search.view ?? 'receivables'
  if (!isAcross && view === 'forecast') return null
  const names = withoutSharedPrefix(institutions.map(({ name }) => name))
  return (
    <FilterBar label={t`Filtros`} wraps>
      {isAcross ? (
        <form key={search.institution} {...form} aria-label={t`Instituição`} onChange={(event) => event.currentTarget.requestSubmit()}>
          {carried}
          <FilterSelect
            label={t`Instituição`}
            name="institution"
            defaultValue={search.institution ?? ''}
            selected={search.institution !== undefined}
            removal={removal(t`Instituição`, { institution: undefined })}
          >
            <option value="">{t`Todas as instituições`}</option>
            {institutions.map(({ id }, index) => (
              <option key={id} value={id}>
                {names[index]}
              </option>
            ))}
          </FilterSelect>
          <button type="submit" className="visually-hidden">
            <Trans>Filtrar</Trans>
          </button>
        </form>
      ) : null}
      {view === 'forecast' ? null : <PeriodFilter view={view} search={search} shown={shown} />}
    </FilterBar>
  )
}

function useRemoval(search: ReportSearch) {
  const removal = useFilterRemoval()
  return (label: string, nothing: { [Field in keyof ReportSearch]?: undefined }) =>
    removal(label, (link) => (
      <Link
        {...link}
        to="/financial/reports"
        search={{ ...search, ...nothing, report: undefined, end: undefined }}
        activeOptions={{ exact: true, explicitUndefined: true }}
      />
    ))
}

function PeriodFilter({
  view,
  search,
  shown,
}: {
  view: 'receivables' | 'received' | 'agreements'
  search: ReportSearch
  shown: { from: string; to: string } | null
}) {
  const { t, i18n } = useLingui()
  const dateField = useDateField()
  const removal = useRemoval(search)
  const { form, carried } = useListForm(page, search, ['period', 'from', 'to', 'end'])
  const label = { receivables: t`Vencimento`, received: t`Pagamento`, agreements: t`Fechado em` }[view]
  const { from, to } = { ...shown, ...(search.from && { from: search.from }), ...(search.to && { to: search.to }) }
  const dates = usePeriodWords()(from, to)
  const isChosen = Boolean(search.period || search.from || search.to)
  const period = search.period ? i18n._(periodWords[search.period]) : dates
  return (
    <form key={`${view} ${from} ${to}`} {...form} aria-label={label}>
      {carried}
      <FilterMenu
        label={label}
        value={period}
        removal={isChosen ? removal(label, { period: undefined, from: undefined, to: undefined }) : undefined}
      >
        <FilterOptions>
          {reportPeriods.map((name) => (
            <li key={name}>
              <Link
                to="/financial/reports"
                search={{ ...search, period: name, from: undefined, to: undefined, report: undefined, end: undefined }}
                className={filterOptionLook()}
                aria-current={search.period === name || undefined}
                activeOptions={{ exact: true, explicitUndefined: true }}
              >
                {i18n._(periodWords[name])}
              </Link>
            </li>
          ))}
        </FilterOptions>
        <FilterFields>
          <DateField {...dateField} label={t`De`} name="from" defaultValue={from} max={to} />
          <DateField {...dateField} label={t`Até`} name="to" defaultValue={to} min={from} />
          <Button type="submit" variant="primary" full>
            <Trans>Aplicar</Trans>
          </Button>
        </FilterFields>
      </FilterMenu>
    </form>
  )
}
