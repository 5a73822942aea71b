import { msg } from '@lingui/core/macro'
import { exportResponse } from '../../shared/list/export-response.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { debtSearch } from './debt-search.ts'
import { listInput } from './debts.queries.ts'
import { exportColumns } from './export-columns.server.ts'

/** Every debt of a list's address as a CSV file. */
export function exportDebts(scope: RequestScope, address: URLSearchParams): Promise<Response> {
  return exportResponse(scope, {
    name: msg`débitos`,
    refusals: {
      UNAUTHORIZED: { status: 401, message: msg`Sua sessão terminou. Entre de novo para exportar os débitos.` },
      FORBIDDEN: { status: 403, message: msg`Esta conta não tem permissão para exportar os débitos dos alunos.` },
    },
    failure: { status: 503, message: msg`O serviço financeiro não respondeu. Tente exportar de novo em instantes.` },
    read: () => {
      const { filter, sort } = listInput(debtSearch(Object.fromEntries(address)))
      return scope.upstream.financial.debts.export({ filter, sort })
    },
    columns: exportColumns,
  })
}
