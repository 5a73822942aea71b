import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { InvoiceProblem } from '#api/debts.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { hasPermission } from '../../auth/permissions.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { debtQueries, type RetryOutcome } from './debts.queries.ts'
import { retryInvoice } from './retry-invoice.functions.ts'

const invoicePermission = { audience: 'financial', permissions: ['invoices.manage'] }

interface InvoiceProblemProps {
  debtId: number
  problem: InvoiceProblem
  /** What the form led to before scripts ran. */
  retried: RetryOutcome | undefined
}

/** For staff. */
export function InvoiceProblemCard({ debtId, problem, retried }: InvoiceProblemProps) {
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
        {shell.person && hasPermission(shell.person, invoicePermission) ? <Retry debtId={debtId} retried={retried} /> : null}
      </CardSection>
    </Card>
  )
}

function useTitle({ step, hasFailed }: InvoiceProblem): string {
  const { t } = useLingui()
  if (step === 'void') return hasFailed ? t`O cancelamento da nota falhou` : t`A nota ainda não foi cancelada`
  return hasFailed ? t`A emissão falhou várias vezes` : t`A nota ainda não foi emitida`
}

function Retry({ debtId, retried }: Omit<InvoiceProblemProps, 'problem'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const retry = useMutation({
    mutationFn: () => retryInvoice({ data: { debtId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: debtQueries.all }),
  })
  const outcome = retry.isIdle ? retried : retry.isSuccess ? 'asked' : retry.isError ? 'failed' : undefined
  return (
    <>
      <Form
        method="post"
        action={`${appConfig.basePath}/financial/payments/${debtId}/retry-invoice`}
        onSubmit={(event) => {
          event.preventDefault()
          if (!retry.isPending) retry.mutate()
        }}
      >
        <Button type="submit" full loading={retry.isPending}>
          <RotateCw size={20} strokeWidth={1.75} aria-hidden />
          <Trans>Tentar de novo</Trans>
        </Button>
      </Form>
      {outcome === 'asked' ? (
        <Notice tone="info" live="status" title={t`Vamos tentar em até um minuto`}>
          <Trans>Abra esta página de novo para ver o resultado.</Trans>
        </Notice>
      ) : null}
      {outcome === 'failed' ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível pedir a nova tentativa`}>
          <Trans>Tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
    </>
  )
}
