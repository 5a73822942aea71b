import { mayManageInvoices } from '#api/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { InvoiceProblem } from '#api/financial/debts.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { hasPermission } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { debtQueries } from './debts.queries.ts'

interface InvoiceProblemProps {
  debtId: number
  /** The problem of the invoice; null once the issuer answered. */
  problem: InvoiceProblem | null
}

/** Shows staff a problem of an invoice while there is one, and the result of another attempt that solved it. */
export function InvoiceProblemCard({ debtId, problem }: InvoiceProblemProps) {
  const { t } = useLingui()
  const { person } = useShell()
  const queryClient = useQueryClient()
  const retry = useMutation({
    mutationFn: () => rpc.financial.invoices.retry.mutate({ debtId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: debtQueries.all }),
  })
  if (!problem && !retry.isSuccess) return null
  return (
    <Card aria-labelledby="invoice-problem">
      <CardHeader id="invoice-problem" title={<Trans>Nota fiscal</Trans>} />
      <CardSection>
        {problem ? <ProblemNotice problem={problem} /> : null}
        {problem && person && hasPermission(person, mayManageInvoices) ? (
          <Form
            onSubmit={(event) => {
              event.preventDefault()
              if (!retry.isPending) retry.mutate()
            }}
          >
            <DisabledWhileImpersonating>
              <Button type="submit" full loading={retry.isPending}>
                <RotateCw />
                <Trans>Tentar de novo</Trans>
              </Button>
            </DisabledWhileImpersonating>
          </Form>
        ) : null}
        {retry.isSuccess && problem ? (
          <Notice tone="info" live="status" title={t`Vamos tentar em até um minuto`}>
            <Trans>Abra esta página de novo para ver o resultado.</Trans>
          </Notice>
        ) : null}
        {retry.isSuccess && !problem ? <Notice tone="ok" live="status" title={t`A nota fiscal não tem mais pendência`} /> : null}
        {retry.isError ? (
          <Notice tone="danger" live="alert" title={t`Não foi possível pedir a nova tentativa`}>
            <Trans>Tente de novo em alguns minutos.</Trans>
          </Notice>
        ) : null}
      </CardSection>
    </Card>
  )
}

function ProblemNotice({ problem }: { problem: InvoiceProblem }) {
  const title = useTitle(problem)
  const next = useFormats().dateTime(problem.nextAttemptAt)
  const { hasFailed, reason } = problem
  return (
    <Notice tone={hasFailed ? 'danger' : 'warning'} title={title}>
      <p>{reason ? <Trans>O emissor respondeu: {reason}</Trans> : <Trans>O emissor não respondeu ou não disse por quê.</Trans>}</p>
      <p>
        <Trans>A próxima tentativa é em {next}.</Trans>
      </p>
    </Notice>
  )
}

function useTitle({ step, hasFailed }: InvoiceProblem): string {
  const { t } = useLingui()
  if (step === 'void') return hasFailed ? t`O cancelamento da nota falhou` : t`A nota ainda não foi cancelada`
  return hasFailed ? t`A emissão falhou várias vezes` : t`A nota ainda não foi emitida`
}
