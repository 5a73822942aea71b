import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { Reconciliation, ReconciliationDifference } from '#api/financial/bank-files.ts'
import { ButtonRow } from '#design/components/actions/button-row.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { NoValue } from '../../kit/list/list-table.tsx'
import type { ReconciliationSearch } from './bank-file-search.ts'
import { useDifferenceName, useResolutionReasons } from './bank-file-words.tsx'
import { bankFileQueries } from './bank-files.queries.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { AssignedEntries } from './assigned-entries.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'

interface DifferencesProps {
  accountId: number
  found: Reconciliation
  search: ReconciliationSearch
  busy: boolean
}

/** Lists the differences between bank and portal: open ones to resolve, or resolved ones and by whom. */
export function Differences({
  accountId,
  found: { differences, assigned, open, resolved: closed, waiting, hasMore },
  search,
  busy,
}: DifferencesProps) {
  const { t } = useLingui()
  const isResolved = search.differences === 'resolved'
  const formats = useFormats()
  const queryClient = useQueryClient()
  const [resolving, setResolving] = useState<ReconciliationDifference | null>(null)
  const [assigning, setAssigning] = useState<ReconciliationDifference | null>(null)
  const [isAssigned, setAssigned] = useState(false)
  const [resolved, setResolved] = useState<{ ourNumber: string; resolutionId: string } | null>(null)
  const reopen = useMutation({
    mutationFn: ({ resolutionId }: { resolutionId: string; ourNumber: string }) =>
      rpc.financial.bankFiles.reopenDifference.mutate({ resolutionId }),
    onSuccess: () => setResolved(null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankFileQueries.all }),
  })
  const getName = useDifferenceName()
  const reasons = useResolutionReasons()
  const title = isResolved ? t`Diferenças resolvidas` : t`Diferenças a resolver`
  const columns: DataColumn<ReconciliationDifference, never, Formats>[] = [
    {
      id: 'number',
      name: t`Nosso número`,
      title: true,
      cell: ({ ourNumber, paymentId }) =>
        paymentId ? (
          <Link to="/financial/received-payments/$paymentId" params={{ paymentId }} className={textLinkLook({})}>
            <code>{ourNumber}</code>
          </Link>
        ) : (
          <code>{ourNumber}</code>
        ),
    },
    { id: 'kind', name: t`Diferença`, wraps: true, fact: true, cell: (difference) => getName(difference) },
    { id: 'paid', name: t`Pago em`, cell: ({ paidOn }, { date }) => date(paidOn) },
    {
      id: 'expected',
      name: t`Valor do boleto`,
      numeric: true,
      cell: ({ expected }, { money }) => (expected === null ? <NoValue /> : money(expected)),
    },
    { id: 'amount', name: t`Valor pago`, numeric: true, main: true, cell: ({ amount }, { money }) => money(amount) },
    {
      id: 'file',
      name: t`Arquivo`,
      leftOut: 'snug',
      cell: ({ fileId, ourNumber }) =>
        fileId ? (
          <Link
            to="/financial/bank-files/$fileId"
            params={{ fileId }}
            className={textLinkLook({})}
            aria-label={t`Ver arquivo do boleto ${ourNumber}`}
          >
            <Trans>Ver arquivo</Trans>
          </Link>
        ) : (
          <NoValue />
        ),
    },
  ]
  const resolvedColumns: typeof columns = [
    ...columns.filter(({ id }) => id !== 'file'),
    {
      id: 'reason',
      name: t`Motivo`,
      wraps: true,
      cell: ({ resolution }) =>
        resolution ? (
          <div>
            <div>{reasons[resolution.reason]}</div>
            {resolution.note ? <div dir="auto">{resolution.note}</div> : null}
          </div>
        ) : null,
    },
    {
      id: 'by',
      name: t`Resolvida por`,
      wraps: true,
      cell: ({ resolution }, { dateTime }) =>
        resolution ? (
          <div>
            <div dir="auto">{resolution.resolvedBy ?? <NoValue />}</div>
            <div>{dateTime(resolution.resolvedAt)}</div>
          </div>
        ) : null,
    },
  ]
  const rowActions = {
    name: t`Ação`,
    render: (difference: ReconciliationDifference) => {
      const { ourNumber, resolution } = difference
      return resolution ? (
        <Button
          size="sm"
          aria-label={t`Reabrir a diferença do boleto ${ourNumber}`}
          onClick={() => reopen.mutate({ ...resolution, ourNumber })}
        >
          <Trans>Reabrir</Trans>
        </Button>
      ) : (
        <ButtonRow short>
          {difference.isAssignable ? (
            <Button size="sm" aria-label={t`Atribuir o pagamento do boleto ${ourNumber}`} onClick={() => setAssigning(difference)}>
              <Trans>Atribuir</Trans>
            </Button>
          ) : null}
          <Button size="sm" aria-label={t`Resolver a diferença do boleto ${ourNumber}`} onClick={() => setResolving(difference)}>
            <Trans>Resolver</Trans>
          </Button>
        </ButtonRow>
      )
    },
  }
  return (
    <TitledSection
      id="differences"
      title={title}
      aside={
        isResolved || closed > 0 ? (
          <Link
            to="/financial/bank-files/reconciliation"
            search={{ ...search, differences: isResolved ? undefined : 'resolved' }}
            className={textLinkLook({ variant: 'alone' })}
            activeOptions={{ exact: true, explicitUndefined: true }}
          >
            {isResolved
              ? t`${plural(open, { 0: 'Ver as diferenças a resolver', one: 'Ver # diferença a resolver', other: 'Ver # diferenças a resolver' })}`
              : t`${plural(closed, { one: 'Ver # diferença resolvida', other: 'Ver # diferenças resolvidas' })}`}
          </Link>
        ) : null
      }
    >
      {resolved ? (
        <Notice
          tone="ok"
          live="status"
          title={t`A diferença do boleto ${resolved.ourNumber} está resolvida.`}
          action={
            <Button size="sm" loading={reopen.isPending} onClick={() => reopen.mutate(resolved)}>
              <Trans>Desfazer</Trans>
            </Button>
          }
        />
      ) : null}
      {isAssigned ? (
        <Notice tone="ok" live="status" title={t`Pagamento atribuído ao débito.`}>
          <Trans>Dá para desfazer até o fim do dia, nas diferenças resolvidas.</Trans>
        </Notice>
      ) : null}
      {reopen.isSuccess && !resolved ? (
        <Notice live="status" title={t`A diferença do boleto ${reopen.variables.ourNumber} está aberta de novo.`} />
      ) : null}
      {reopen.isError ? (
        <Notice
          tone="danger"
          live="alert"
          title={
            portalErrorCode(reopen.error) === 'CONTENT_CHANGED'
              ? t`Outra pessoa já tinha reaberto esta diferença.`
              : t`Não foi possível reabrir. Nada mudou: tente de novo.`
          }
        />
      ) : null}
      {hasMore ? (
        <Notice
          tone="warning"
          title={isResolved ? t`A lista mostra as primeiras 200.` : t`Há mais diferenças. Resolva estas e veja as outras depois.`}
        />
      ) : null}
      <DataTable
        label={title}
        columns={isResolved ? resolvedColumns : columns}
        rowActions={rowActions}
        rows={differences}
        rowId={({ kind, entryId }) => `${kind} ${entryId}`}
        words={formats}
        busy={busy}
        empty={
          <EmptyState
            icon={<CircleCheck size={32} />}
            title={isResolved ? t`Nenhuma diferença resolvida neste mês` : t`Nenhuma diferença a resolver neste mês`}
          >
            {isResolved ? (
              <Trans>O que for marcado como resolvido aparece aqui, com quem marcou e por quê.</Trans>
            ) : waiting.length > 0 ? (
              <Trans>Sem contar o que aguarda baixa, os valores do banco e do portal conferem, ou as diferenças já foram resolvidas.</Trans>
            ) : (
              <Trans>O que o banco diz e o que foi baixado conferem, ou as diferenças já foram resolvidas.</Trans>
            )}
          </EmptyState>
        }
      />
      {isResolved ? <AssignedEntries entries={assigned} /> : null}
      {assigning ? (
        <AssignDialog
          accountId={accountId}
          difference={assigning}
          onClose={() => setAssigning(null)}
          onAssigned={() => {
            setAssigning(null)
            setAssigned(true)
          }}
        />
      ) : null}
      {resolving ? (
        <ResolveDialog
          accountId={accountId}
          difference={resolving}
          onClose={() => setResolving(null)}
          onResolved={(resolutionId) => {
            reopen.reset()
            setResolved({ ourNumber: resolving.ourNumber, resolutionId })
            setResolving(null)
          }}
        />
      ) : null}
    </TitledSection>
  )
}
