import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { AgreementCalculation, PlanOffer } from '#api/agreements.ts'
import { Button } from '#design/components/actions/button.tsx'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useAgreementWords } from './agreement-labels.tsx'
import { AgreementProblem } from './agreement-problem.tsx'
import type { NewAgreementSearch } from './new-agreement-search.ts'
import { useMakeAgreement } from './use-make-agreement.ts'

interface AcceptAgreementProps {
  calculation: AgreementCalculation
  offer: PlanOffer
  search: NewAgreementSearch
}

/** What it comes to, the terms, and the one action. Nothing is made before the terms are accepted. */
export function AcceptAgreement({ calculation: { terms, debts }, offer, search }: AcceptAgreementProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats(useShell())
  const { lines } = useAgreementWords()
  const [accepted, setAccepted] = useState<string[]>([])
  const [isMissing, setMissing] = useState(false)
  const make = useMakeAgreement({
    debtIds: debts.map(({ debtId }) => debtId),
    planId: offer.plan.planId,
    firstDueDate: search.first,
    expectedTotal: offer.totalAmount,
    termsVersion: terms.version,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isAccepted = accepted.length > 0
    setMissing(!isAccepted)
    if (!isAccepted) event.currentTarget.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
    else if (!make.isPending) make.mutate()
  }

  return (
    <Card aria-labelledby="total">
      <CardSection>
        <CardTitle id="total">
          <Trans>Total do acordo</Trans>
        </CardTitle>
        <Amount size="display">{formats.money(offer.totalAmount)}</Amount>
        <AmountBreakdown size="compact" lines={lines(offer, t`Débitos, hoje`)} />
      </CardSection>
      <CardSection>
        <CardTitle level={3}>
          <Trans>Termos do acordo</Trans>
        </CardTitle>
        <p>{terms.text[i18n.locale as keyof typeof terms.text]}</p>
        <Form
          onSubmit={submit}
          actions={
            <Button type="submit" variant="primary" size="lg" full loading={make.isPending}>
              <Trans>Fazer o acordo</Trans>
            </Button>
          }
        >
          <CheckboxGroup
            name="terms"
            legend={t`Termos do acordo`}
            hideLegend
            error={isMissing && accepted.length === 0 ? t`Aceite os termos para fazer o acordo` : undefined}
            options={[{ value: String(terms.version), label: t`Li e aceito os termos` }]}
            value={accepted}
            onChange={setAccepted}
          />
          {make.isError ? <AgreementProblem error={make.error} /> : null}
        </Form>
      </CardSection>
    </Card>
  )
}
