import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import type { NegotiableDebt } from '#api/financial/agreements.ts'
import { Button } from '#design/components/actions/button.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { DebtSelectionList, SelectionBar, useDebtSelection } from '../../subjects/debts/debt-selection.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { FollowCard } from '../../subjects/debts/follow-card.tsx'
import { useListForm } from '../../kit/list/list-form.tsx'
import { getChosen, isNegotiable } from './chosen-debts.ts'
import { DebtObstacle } from './debt-obstacle.tsx'
import { debtsText, newAgreementPage, type NewAgreementSearch } from './new-agreement-search.ts'

interface DebtChoiceFormProps {
  debts: NegotiableDebt[]
  search: NewAgreementSearch
  renderOffer(debtIds: readonly number[], amount: number): ReactNode
}

/** A plain form before scripts load. */
export function DebtChoiceForm({ debts, search, renderOffer }: DebtChoiceFormProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const { fullName, labelFor } = useDebtWords()
  // Without scripts it can't follow the choice.
  const isHydrated = useHydrated()
  const negotiable = debts.filter(isNegotiable)
  const selection = useDebtSelection(() => getChosen(debts, search))
  // Drops the plan, which may not fit other debts.
  const { form, carried } = useListForm(newAgreementPage, search, ['step', 'debts', 'plan'])
  const amount = negotiable.reduce((sum, debt) => (selection.isSelected(debt.debtId) ? sum + debt.amountPayable : sum), 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    const { budget, first } = search
    const { debtIds } = selection
    if (debtIds.length > 0) void navigate({ to: '/financial/agreements/new', search: { debts: debtsText(debtIds), budget, first } })
  }

  return (
    <>
      {negotiable.length === 0 ? <NothingNegotiable debts={debts} /> : null}
      <form {...form} aria-label={t`Débitos para o acordo`} onSubmit={submit}>
        {carried}
        <DebtSelectionList
          aria-label={t`Débitos vencidos`}
          debts={debts}
          selection={selection}
          getCard={(debt) => ({
            name: `debt${debt.debtId}`,
            titleAs: 'h3',
            title: fullName(debt),
            status: debt.obstacle ? <DebtObstacle debt={debt} /> : undefined,
            note: debt.cardInReview ? <FollowCard paymentId={debt.cardInReview} /> : t`Venceu em ${formats.date(debt.dueDate)}`,
            amount: formats.money(debt.amountPayable),
            selectable: debt.obstacle === null,
          })}
        />
        <SelectionBar
          count={selection.debts.length}
          amount={formats.money(amount)}
          second={renderOffer(selection.debtIds, amount)}
          action={
            <Button
              type="submit"
              variant="primary"
              size="lg"
              full
              aria-label={isHydrated ? labelFor(t`Ver planos`, selection.debts, formats.money(amount)) : undefined}
            >
              <Trans>Ver planos</Trans>
            </Button>
          }
        />
      </form>
    </>
  )
}

function NothingNegotiable({ debts }: { debts: NegotiableDebt[] }) {
  const { t } = useLingui()
  const inReview = debts.filter(({ cardInReview }) => cardInReview !== null).length
  if (inReview === debts.length) {
    return (
      <Notice tone="info" title={t`Cartão em análise: não pague de novo`}>
        <Trans>A operadora ainda não respondeu sobre o cartão. Se ela recusar, nada é cobrado e você pode pagar ou negociar.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title={t`Nenhum destes débitos pode entrar em um acordo agora`}>
      {inReview > 0 ? (
        <Trans>O motivo está em cada um. Você pode pagar em Pagamentos os que não têm cartão em análise.</Trans>
      ) : (
        <Trans>O motivo está em cada um. Você pode pagá-los em Pagamentos.</Trans>
      )}
    </Notice>
  )
}
