import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreditTarget, StudentCredits } from '#api/financial/credits.ts'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { creditQueries } from './credits.queries.ts'

interface ApplyDialogProps {
  credits: StudentCredits
  onClose: () => void
  onDone: () => void
}

/** Asks which debt the credit pays; the one that is due next is already chosen. */
export function ApplyDialog({ credits: { student, debts, left }, onClose, onDone }: ApplyDialogProps) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const { fullName } = useDebtWords()
  const queryClient = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const next = debts.find(({ takes }) => takes > 0)
  const form = useAppForm({
    initialValues: { debtId: next ? String(next.debtId) : '', note: '' },
    idSuffix: '-application',
    validate: ({ debtId }) => ({ debtId: debtId === '' && t`Escolha o débito.` }),
    submit: async ({ debtId, note }) => {
      const { enrollmentId } = student
      const debt = debts.find((one) => String(one.debtId) === debtId)!
      try {
        await rpc.financial.credits.apply.mutate({ enrollmentId, debtId: debt.debtId, expectedAmount: debt.takes, note, idempotencyKey })
        onDone()
      } finally {
        await queryClient.invalidateQueries({ queryKey: creditQueries.all })
      }
    },
    serverError: (code) =>
      code === 'AMOUNT_CHANGED'
        ? t`O crédito ou o débito mudou, ou outra pessoa usou o crédito. Confira os valores de agora.`
        : code === 'CREDIT_TOO_SMALL'
          ? t`Não há mais crédito a usar. Feche e veja o saldo de agora.`
          : code === 'DEBT_NOT_PAYABLE'
            ? t`Este débito não está mais em aberto.`
            : code === 'PAYMENT_IN_PROGRESS'
              ? t`Um cartão deste débito está em análise. Espere a resposta.`
              : code === 'KEY_REUSED'
                ? t`Este abatimento já foi registrado. Feche e veja a lista do que foi feito.`
                : t`Não foi possível abater. Nada mudou: tente de novo.`,
  })
  const obstacles: Record<NonNullable<CreditTarget['obstacle']>, string> = {
    card_in_review: t`Cartão em análise`,
  }
  const chosen = debts.find((one) => String(one.debtId) === form.values.debtId)
  const amount = money(left)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Abater de um débito`}
      submitLabel={chosen ? <Trans>Abater {money(chosen.takes)}</Trans> : <Trans>Abater</Trans>}
      hasNothing={!next}
    >
      <p>
        <Trans>Há {amount} de crédito. O mais antigo é usado primeiro.</Trans>
      </p>
      {debts.length === 0 ? (
        <Notice title={t`Nenhum débito em aberto`}>
          <Trans>O crédito fica guardado para o próximo débito, ou pode ser devolvido.</Trans>
        </Notice>
      ) : (
        <RadioCards
          name="debtId"
          legend={t`Débito`}
          value={form.values.debtId}
          onChange={(debtId) => form.set('debtId', debtId)}
          error={form.errors.find(({ fieldId }) => fieldId === 'debtId-application')?.message}
          options={debts.map((debt) => {
            const due = date(debt.dueDate)
            return {
              value: String(debt.debtId),
              label: fullName(debt),
              description: (
                <Facts>
                  {t`Vencimento ${due}`}
                  {debt === next ? t`próximo a vencer` : null}
                  {debt.obstacle ? obstacles[debt.obstacle] : null}
                </Facts>
              ),
              note: money(debt.owed),
              disabled: debt.takes === 0,
            }
          })}
        />
      )}
      {chosen && chosen.takes < chosen.owed ? (
        <Notice title={t`Abate uma parte`}>
          <Trans>O débito continua em aberto: faltam {money(chosen.owed - chosen.takes)}.</Trans>
        </Notice>
      ) : null}
      {chosen?.isFinal ? (
        <Notice tone="warning" title={t`Não dá para desfazer`}>
          <Trans>Um pedido ou uma rematrícula espera este débito e segue assim que ele for quitado.</Trans>
        </Notice>
      ) : null}
      <TextAreaField {...form.field('note')} label={t`Observação`} optional={t`(opcional)`} rows={2} maxLength={500} />
    </FormDialog>
  )
}
