import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { InvoiceProblem } from '#api/debts.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { hasPermission } from '../../auth/permissions.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { debtQueries } from './debts.queries.ts'
import { retryInvoice } from './retry-invoice.functions.ts'

const invoicePermission = { audience: 'financial', permissions: ['invoices.manage'] }

/** For staff. */
export function InvoiceProblemCard({ debtId, problem }: { debtId: number; problem: InvoiceProblem }) {
  const shell = useShell()
  const title = useTitle(problem)
  const next = useFormats(shell).dateTime(problem.nextAttemptAt)
  const { hasFailed, reason } = problem
  return (
    <Card aria-labelledby="invoice-problem">
      <CardHeader id="invoice-problem" title={<Trans>Nota fiscal</Trans>} />
      <CardSection>
        <Notice tone={hasFailed ? 'danger' : 'warning'} title={title}>
          <p>{reason ? <Trans>O emissor respondeu: {reason}</Trans> : <Trans>O emissor não respondeu ou não disse por quê.</Trans>}</p>
          <p>
            <Trans>A próxima tentativa é em {next}.</Trans>
          </p>
        </Notice>
        {shell.person && hasPermission(shell.person, invoicePermission) ? <Retry debtId={debtId} /> : null}
      </CardSection>
    </Card>
  )
}

function useTitle({ step, hasFailed }: InvoiceProblem): string {
  const { t } = useLingui()
  if (step === 'void') return hasFailed ? t`O cancelamento da nota falhou` : t`A nota ainda não foi cancelada`
  return hasFailed ? t`A emissão falhou várias vezes` : t`A nota ainda não foi emitida`
}

function Retry({ debtId }: { debtId: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const retry = useMutation({
    mutationFn: () => retryInvoice({ data: { debtId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: debtQueries.all }),
  })
  return (
    <>
      <Button full loading={retry.isPending} onClick={() => retry.mutate()}>
        <RotateCw size={20} strokeWidth={1.75} aria-hidden />
        <Trans>Tentar de novo</Trans>
      </Button>
      {retry.isSuccess ? (
        <Notice tone="info" live="status" title={t`Vamos tentar em até um minuto`}>
          <Trans>Abra esta página de novo para ver o resultado.</Trans>
        </Notice>
      ) : null}
      {retry.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível pedir a nova tentativa`}>
          <Trans>Tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
    </>
  )
}
