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
import { useReceivedColumns } from './received-columns.tsx'
import { useReceivedWords } from './received-labels.tsx'
import { receivedList, receivedMethods, type ReceivedSearch, receivedStatuses } from './received-search.ts'

/** What the list is narrowed to. One form for what is typed, links for what is chosen. */
export function ReceivedFilters({ search }: { search: ReceivedSearch }) {
  const { t } = useLingui()
  const { methodName, statusName } = useReceivedWords()
  const { form, carried } = useListForm(receivedList, search, ['search', 'createdFrom', 'createdTo', 'paidFrom', 'paidTo'])
  const ref = useFollowedForm(search)
  return (
    <FilterForm ref={ref} {...form} label={t`Filtros`}>
      {carried}
      <SearchField name="search" label={t`Aluno, matrícula, CPF, recibo ou nº no banco`} defaultValue={search.search} maxLength={100} />
      <ListChoice
        list={receivedList}
        label={t`Forma`}
        all={t`Todas`}
        search={search}
        field="method"
        options={receivedMethods.map((method) => ({ value: method, name: methodName(method) }))}
      />
      <ListChoice
        list={receivedList}
        label={t`Situação`}
        all={t`Todas`}
        search={search}
        field="status"
        options={receivedStatuses.map((status) => ({ value: status, name: statusName(status) }))}
      />
      <ListDateRange list={receivedList} label={t`Criado em`} search={search} from="createdFrom" to="createdTo" />
      <ListDateRange list={receivedList} label={t`Pago em`} search={search} from="paidFrom" to="paidTo" />
      <ListChoice
        list={receivedList}
        label={t`Prazo`}
        all={t`Qualquer prazo`}
        search={search}
        field="late"
        options={[{ value: 'only', name: t`Recebido fora do prazo` }]}
      />
      <ListSortMenu list={receivedList} search={search} columns={useReceivedColumns()} />
      {isFiltered(search) ? (
        <ListLink list={receivedList} change={withoutFilters} className={textLinkLook({ variant: 'alone' })}>
          <Trans>Limpar</Trans>
        </ListLink>
      ) : null}
    </FilterForm>
  )
}
