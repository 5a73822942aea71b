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
import { useAgreementWords } from './agreement-labels.tsx'
import { agreementList, type AgreementSearch, agreementStatuses } from './agreement-search.ts'
import { useStaffColumns } from './staff-columns.tsx'

/** What the list is narrowed to. */
export function StaffAgreementsFilters({ search }: { search: AgreementSearch }) {
  const { t } = useLingui()
  const { statusName } = useAgreementWords()
  const { form, carried } = useListForm(agreementList, search, ['search', 'madeFrom', 'madeTo'])
  const ref = useFollowedForm(search)
  return (
    <FilterForm ref={ref} {...form} label={t`Filtros`}>
      {carried}
      <SearchField name="search" label={t`Aluno, matrícula, CPF ou número`} defaultValue={search.search} maxLength={100} />
      <ListChoice
        list={agreementList}
        label={t`Situação`}
        all={t`Todas`}
        search={search}
        field="status"
        options={agreementStatuses.map((status) => ({ value: status, name: statusName(status) }))}
      />
      <ListDateRange list={agreementList} label={t`Feito em`} search={search} from="madeFrom" to="madeTo" />
      <ListSortMenu list={agreementList} search={search} columns={useStaffColumns()} />
      {isFiltered(search) ? (
        <ListLink list={agreementList} change={withoutFilters} className={textLinkLook({ variant: 'alone' })}>
          <Trans>Limpar</Trans>
        </ListLink>
      ) : null}
    </FilterForm>
  )
}
