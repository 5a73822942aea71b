import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AssignedEntry } from '#api/financial/bank-files.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { bankFileQueries } from './bank-files.queries.ts'

/** Lists payments of unknown slip numbers that staff assigned to students, and by whom; on the same day, this can be undone. */
export function AssignedEntries({ entries }: { entries: readonly AssignedEntry[] }) {
  const { t } = useLingui()
  const { money, date, dateTime } = useFormats()
  const queryClient = useQueryClient()
  const undo = useMutation({
    mutationFn: ({ useId }: { useId: string; ourNumber: string }) => rpc.financial.bankFiles.unassignEntry.mutate({ useId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankFileQueries.all }),
  })
  if (entries.length === 0 && !undo.isSuccess) return null
  const problem = undo.isError ? portalErrorCode(undo.error) : null
  return (
    <Card aria-labelledby="assigned">
      <CardHeader id="assigned" title={<Trans>Pagamentos atribuídos</Trans>} />
      {undo.isSuccess ? (
        <CardSection>
          <Notice live="status" title={t`O pagamento do boleto ${undo.variables.ourNumber} está a resolver de novo.`} />
        </CardSection>
      ) : null}
      {problem ? (
        <CardSection>
          <Notice
            tone="danger"
            live="alert"
            title={
              problem === 'CONTENT_CHANGED'
                ? t`Outra pessoa já desfez isto.`
                : problem === 'DEADLINE_OVER'
                  ? t`Só dá para desfazer no mesmo dia.`
                  : problem === 'NOT_ALLOWED'
                    ? t`O crédito deste pagamento já foi usado: desfaça antes o que foi feito com ele.`
                    : t`Não foi possível desfazer. Nada mudou: tente de novo.`
            }
          />
        </CardSection>
      ) : null}
      <CardRows>
        {entries.map(({ useId, ourNumber, paidOn, amount, studentName, debtId, note, assignedBy, assignedAt, isUndoable }) => {
          const by = assignedBy ?? t`alguém que saiu`
          return (
            <ItemRow
              key={useId}
              title={
                <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={textLinkLook()}>
                  <span dir="auto">{studentName}</span>
                </Link>
              }
              description={
                <Facts>
                  <code>{ourNumber}</code>
                  {t`Pago em ${date(paidOn)}`}
                  {t`${dateTime(assignedAt)}, por ${by}`}
                  {note ? <span dir="auto">{note}</span> : null}
                </Facts>
              }
              date={money(amount)}
              action={
                isUndoable ? (
                  <Button
                    size="sm"
                    loading={undo.isPending && undo.variables.useId === useId}
                    aria-label={t`Desfazer, boleto ${ourNumber}`}
                    onClick={() => undo.mutate({ useId, ourNumber })}
                  >
                    <Trans>Desfazer</Trans>
                  </Button>
                ) : null
              }
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
