import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { SearchField } from '#design/components/fields/search-field.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { FilterForm } from '#design/components/table/filter-bar.tsx'
import { useShell } from '../../session/shell.queries.ts'
import { useDebtLabels } from './debt-labels.tsx'
import { type DebtSearch, debtStatuses, debtTypes } from './debt-search.ts'
import { StaffChoice } from './staff-choice.tsx'
import { StaffDateRange } from './staff-date-range.tsx'
import { isFiltered, withoutFilters } from './list-address.ts'
import { useListForm } from './list-form.tsx'
import { StaffListLink } from './staff-list-link.tsx'
import { StaffSortMenu } from './staff-sort-menu.tsx'

/** What the list is narrowed to. One form for what is typed, links for what is chosen. */
export function StaffDebtsFilters({ search }: { search: DebtSearch }) {
  const { t } = useLingui()
  const { institutions, person } = useShell()
  const { typeName, statusName } = useDebtLabels()
  const { form, carried } = useListForm(search, ['search', 'dueFrom', 'dueTo', 'paidFrom', 'paidTo'])
  const ref = useFollowedForm(search)
  const everyInstitution = person?.context?.institutionId === null && institutions.length > 1
  return (
    <FilterForm ref={ref} {...form} label={t`Filtros`}>
      {carried}
      <SearchField name="search" label={t`Aluno, matrícula ou CPF`} defaultValue={search.search} maxLength={100} />
      <StaffChoice
        label={t`Situação`}
        all={t`Todas`}
        search={search}
        field="status"
        options={debtStatuses.map((status) => ({ value: status, name: statusName(status) }))}
      />
      <StaffChoice
        label={t`Tipo`}
        all={t`Todos`}
        search={search}
        field="type"
        options={debtTypes.map((type) => ({ value: type, name: typeName(type) }))}
      />
      <StaffDateRange label={t`Vencimento`} search={search} from="dueFrom" to="dueTo" />
      <StaffDateRange label={t`Pagamento`} search={search} from="paidFrom" to="paidTo" />
      {everyInstitution ? (
        <StaffChoice
          label={t`Instituição`}
          all={t`Todas`}
          search={search}
          field="institution"
          options={institutions.map(({ id, name }) => ({ value: id, name }))}
        />
      ) : null}
      <StaffSortMenu search={search} />
      {isFiltered(search) ? (
        <StaffListLink change={withoutFilters} className={textLinkLook({ variant: 'alone' })}>
          <Trans>Limpar</Trans>
        </StaffListLink>
      ) : null}
    </FilterForm>
  )
}

/**
 * Fields that say what the address says, also after "Limpar" or the browser's back button. Not on the first
 * render: what was typed before scripts ran is kept.
 */
function useFollowedForm(search: DebtSearch) {
  const ref = useRef<HTMLFormElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    for (const field of ref.current?.elements ?? []) {
      // The field in hand is left alone: the person may have typed on while the rows came.
      if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = field.defaultValue
    }
  }, [search])
  return ref
}
