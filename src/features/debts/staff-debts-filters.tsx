import { Trans, useLingui } from '@lingui/react/macro'
import { SearchField } from '#design/components/fields/search-field.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { FilterForm } from '#design/components/table/filter-bar.tsx'
import { isFiltered, withoutFilters } from '../../shared/list/list-address.ts'
import { ListChoice } from '../../shared/list/list-choice.tsx'
import { ListDateRange } from '../../shared/list/list-date-range.tsx'
import { useListForm } from '../../shared/list/list-form.tsx'
import { ListLink } from '../../shared/list/list-link.tsx'
import { ListSortMenu } from '../../shared/list/list-sort-menu.tsx'
import { useFollowedForm } from '../../shared/list/use-followed-form.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { debtList } from './debt-list.ts'
import { type DebtSearch, debtStatuses, debtTypes } from './debt-search.ts'
import { useStaffColumns } from './staff-columns.tsx'

/** What the list is narrowed to. One form for what is typed, links for what is chosen. */
export function StaffDebtsFilters({ search }: { search: DebtSearch }) {
  const { t } = useLingui()
  const { institutions, person } = useShell()
  const { typeName, statusName } = useDebtWords()
  const { form, carried } = useListForm(debtList, search, ['search', 'dueFrom', 'dueTo', 'paidFrom', 'paidTo'])
  const ref = useFollowedForm(search)
  const everyInstitution = person?.context?.institutionId === null && institutions.length > 1
  return (
    <FilterForm ref={ref} {...form} label={t`Filtros`}>
      {carried}
      <SearchField name="search" label={t`Aluno, matrícula ou CPF`} defaultValue={search.search} maxLength={100} />
      <ListChoice
        list={debtList}
        label={t`Situação`}
        all={t`Todas`}
        search={search}
        field="status"
        options={debtStatuses.map((status) => ({ value: status, name: statusName(status) }))}
      />
      <ListChoice
        list={debtList}
        label={t`Tipo`}
        all={t`Todos`}
        search={search}
        field="type"
        options={debtTypes.map((type) => ({ value: type, name: typeName(type) }))}
      />
      <ListDateRange list={debtList} label={t`Vencimento`} search={search} from="dueFrom" to="dueTo" />
      <ListDateRange list={debtList} label={t`Pagamento`} search={search} from="paidFrom" to="paidTo" />
      {everyInstitution ? (
        <ListChoice
          list={debtList}
          label={t`Instituição`}
          all={t`Todas`}
          search={search}
          field="institution"
          options={institutions.map(({ id, name }) => ({ value: id, name }))}
        />
      ) : null}
      <ListSortMenu list={debtList} search={search} columns={useStaffColumns()} />
      {isFiltered(search) ? (
        <ListLink list={debtList} change={withoutFilters} className={textLinkLook({ variant: 'alone' })}>
          <Trans>Limpar</Trans>
        </ListLink>
      ) : null}
    </FilterForm>
  )
}
