import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { NegotiableDebt } from '#api/agreements.ts'
import { Button } from '#design/components/actions/button.tsx'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { SelectableCard } from '#design/components/choices/selectable-card.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { firstCapital, useFormats } from '../../i18n/formats.ts'
import { useListForm } from '../../shared/list/list-form.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { debtIdsOf, debtsText, newAgreementPage, type NewAgreementSearch } from './new-agreement-search.ts'

/** The overdue debts of one course, all of them chosen at first. A plain form before scripts run. */
export function DebtChoiceForm({ debts, search }: { debts: NegotiableDebt[]; search: NewAgreementSearch }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const navigate = useNavigate()
  const negotiable = debts.filter(({ obstacle }) => obstacle === null)
  const named = debtIdsOf(search)
  const [chosen, setChosen] = useState(
    () => new Set(negotiable.map(({ debtId }) => debtId).filter((debtId) => named.length === 0 || named.includes(debtId))),
  )
  // The boxes say it all; a plan that was chosen for other debts may not fit these.
  const { form, carried } = useListForm(newAgreementPage, search, ['step', 'debts', 'plan'])
  const amount = negotiable.reduce((sum, { debtId, amountPayable }) => (chosen.has(debtId) ? sum + amountPayable : sum), 0)

  function choose(debtId: number, choice: boolean) {
    const next = new Set(chosen)
    if (choice) next.add(debtId)
    else next.delete(debtId)
    setChosen(next)
  }

  function goOn(event: FormEvent) {
    event.preventDefault()
    const { budget, first } = search
    if (chosen.size > 0) void navigate({ to: '/financial/agreements/new', search: { debts: debtsText([...chosen]), budget, first } })
  }

  return (
    <form {...form} onSubmit={goOn}>
      {carried}
      <CardList aria-label={t`Débitos vencidos`}>
        {debts.map((debt) => (
          <DebtChoice key={debt.debtId} debt={debt} checked={chosen.has(debt.debtId)} onChoose={(choice) => choose(debt.debtId, choice)} />
        ))}
      </CardList>
      {negotiable.length === 0 ? (
        <Notice tone="info" title={t`Nenhum destes débitos pode entrar em um acordo agora`}>
          <Trans>O motivo está em cada um. Você pode pagá-los em Pagamentos.</Trans>
        </Notice>
      ) : null}
      {chosen.size > 0 ? (
        <StickyActionBar
          label={<Plural value={chosen.size} one="# selecionado" other="# selecionados" />}
          amount={formats.money(amount)}
          action={
            <Button type="submit" variant="primary" size="lg" full>
              <Trans>Ver planos</Trans>
            </Button>
          }
        />
      ) : null}
    </form>
  )
}

function DebtChoice({ debt, checked, onChoose }: { debt: NegotiableDebt; checked: boolean; onChoose(choice: boolean): void }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { shortName } = useDebtWords()
  return (
    <SelectableCard
      title={shortName(debt)}
      subtitle={firstCapital(formats.month(debt.competency))}
      status={debt.obstacle ? <Obstacle debt={debt} /> : undefined}
      note={t`Venceu em ${formats.date(debt.dueDate)}`}
      amount={formats.money(debt.amountPayable)}
      selectable={debt.obstacle === null}
      name={`debt${debt.debtId}`}
      checked={checked}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  )
}

/** Why a debt cannot be chosen. */
function Obstacle({ debt: { obstacle, negotiableFrom } }: { debt: NegotiableDebt }) {
  const formats = useFormats(useShell())
  const from = negotiableFrom ? formats.date(negotiableFrom) : ''
  return (
    <Status tone="neutral">
      {obstacle === 'too_recent' ? <Trans>Pode ser negociado a partir de {from}</Trans> : null}
      {obstacle === 'type' ? <Trans>Este tipo de débito não entra em acordos</Trans> : null}
      {obstacle === 'not_offered' ? <Trans>A instituição não faz acordos</Trans> : null}
    </Status>
  )
}
