import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '#design/components/actions/button.tsx'
import { Slider } from '#design/components/choices/slider.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useListForm } from '../../kit/list/list-form.tsx'
import { budgetStep } from './budget-range.ts'
import { newAgreementPage, type NewAgreementSearch } from './new-agreement-search.ts'

interface BudgetFormProps {
  search: NewAgreementSearch
  /** Cents, like the budget. */
  range: { min: number; max: number }
  /** Cents a month. */
  budget: number
  onChange(budget: number): void
}

/** What somebody can pay a month. The plan beside it follows at once; without scripts, after the button. */
export function BudgetForm({ search, range, budget, onChange }: BudgetFormProps) {
  const { t } = useLingui()
  const { wholeMoney } = useFormats()
  const { form, carried } = useListForm(newAgreementPage, search, ['budget'])
  const navigate = useNavigate()
  return (
    <form {...form} aria-label={t`Quanto cabe por mês?`}>
      {carried}
      <Slider
        {...range}
        label={<Trans>Quanto cabe por mês?</Trans>}
        name="budget"
        step={budgetStep}
        value={budget}
        onChange={onChange}
        onChangeEnd={(chosen) =>
          void navigate({
            to: '/financial/agreements/new',
            search: { ...search, budget: chosen, problem: undefined },
            replace: true,
            resetScroll: false,
          })
        }
        valueText={wholeMoney(budget)}
        ends={[wholeMoney(range.min), wholeMoney(range.max)]}
      />
      <noscript>
        <Button type="submit">
          <Trans>Mostrar planos</Trans>
        </Button>
      </noscript>
    </form>
  )
}
