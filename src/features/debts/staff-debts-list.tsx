import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListBody } from '../../shared/list/list-body.tsx'
import { debtList } from './debt-list.ts'
import type { DebtSearch } from './debt-search.ts'
import { debtQueries } from './debts.queries.ts'
import { StaffDebtsTable } from './staff-debts-table.tsx'
import type { StaffTableSettings } from './staff-table-settings.ts'

/** The rows of the list's address with their pager, or why there are none. */
export function StaffDebtsList({ search, settings }: { search: DebtSearch; settings: StaffTableSettings }) {
  const { t } = useLingui()
  const query = useQuery(debtQueries.list(search))
  return (
    <ListBody
      list={debtList}
      search={search}
      query={query}
      words={{
        loading: t`Carregando os débitos`,
        failed: {
          title: t`Os débitos não responderam`,
          text: <Trans>O serviço financeiro está fora do ar agora. Os filtros continuam como estão.</Trans>,
        },
        nothing: { title: t`Nenhum débito ainda`, text: <Trans>Os débitos dos alunos aparecem aqui assim que forem lançados.</Trans> },
        nothingFound: {
          title: t`Nenhum débito com estes filtros`,
          text: <Trans>Confira o nome, a matrícula ou o CPF, ou procure em um período maior.</Trans>,
        },
      }}
      renderRows={(debts, busy) => <StaffDebtsTable debts={debts} search={search} settings={settings} busy={busy} />}
    />
  )
}
