import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { appConfig } from '#config'
import type { CampaignDebt, StudentCampaign } from '#api/financial/campaigns.ts'
import { Button } from '#design/components/actions/button.tsx'
import { DiscountedAmount } from '#design/components/data/discounted-amount.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { DebtStatus } from '../../subjects/debts/debt-status.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { FollowCard } from '../../subjects/debts/follow-card.tsx'
import { DebtSelectionList, SelectionBar, useDebtSelection } from '../../subjects/debts/debt-selection.tsx'
import { campaignQueries } from './campaigns.queries.ts'

/** All debts are selected at first. A plain form to the checkout before scripts load. */
export function CampaignChoice({ campaign, debts }: { campaign: StudentCampaign; debts: CampaignDebt[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const { fullName, labelFor } = useDebtWords()
  // Without scripts it can't follow the choice.
  const isHydrated = useHydrated()
  const payable = debts.filter(({ cardInReview }) => cardInReview === null)
  const selection = useDebtSelection(() => payable)
  const { debtIds } = selection
  const { campaignId } = campaign
  const isWhole = debtIds.length === payable.length
  const { data: valueOfSelection } = useQuery({ ...campaignQueries.value(campaignId, debtIds), enabled: debtIds.length > 0 && !isWhole })
  // The campaign already contains the value of all its debts.
  const value = isWhole ? campaign : valueOfSelection

  function submit(event: FormEvent) {
    event.preventDefault()
    if (debtIds.length > 0) void navigate({ to: '/financial/payment-checkout', search: { debts: debtIds.join(','), campaign: campaignId } })
  }

  return (
    <form action={`${appConfig.basePath}/financial/payment-checkout`} aria-label={t`Pagar com desconto`} onSubmit={submit}>
      <input type="hidden" name="campaign" value={campaignId} />
      <TwoColumn width="wide" aside={value && debtIds.length > 0 ? <CampaignValueCard value={value} /> : null}>
        <DebtSelectionList
          aria-label={t`Débitos com desconto`}
          debts={debts}
          selection={selection}
          getCard={({ debtId, dueDate, dueAmount, amount, cardInReview, ...debt }) => ({
            name: 'debts',
            value: debtId,
            title: fullName(debt),
            subtitle: t`Venceu em ${formats.date(dueDate)}`,
            status: cardInReview ? <DebtStatus status="overdue" cardInReview={cardInReview} /> : undefined,
            note: cardInReview ? <FollowCard paymentId={cardInReview} /> : undefined,
            selectable: cardInReview === null,
            amount: (
              <DiscountedAmount
                size="inline"
                originalLabel={t`Sem o desconto`}
                original={formats.money(dueAmount)}
                amountLabel={t`Com o desconto`}
                amount={formats.money(amount)}
              />
            ),
          })}
        />
      </TwoColumn>
      <SelectionBar
        count={debtIds.length}
        amount={value ? formats.money(value.discountedAmount) : null}
        action={
          <Button
            type="submit"
            variant="primary"
            size="lg"
            full
            aria-label={isHydrated && value ? labelFor(t`Continuar`, selection.debts, formats.money(value.discountedAmount)) : undefined}
          >
            <Trans>Continuar</Trans>
          </Button>
        }
      />
    </form>
  )
}

function CampaignValueCard({ value }: { value: Pick<StudentCampaign, 'dueAmount' | 'discountAmount' | 'discountedAmount'> }) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <Card aria-labelledby="campaign-value">
      <CardSection>
        <CardTitle id="campaign-value">
          <Trans>Entenda o valor</Trans>
        </CardTitle>
        <AmountBreakdown
          size="compact"
          lines={[
            { label: t`Sem o desconto`, amount: formats.money(value.dueAmount) },
            { label: t`Desconto`, amount: `− ${formats.money(value.discountAmount)}` },
          ]}
          total={{ label: t`Com o desconto`, amount: formats.money(value.discountedAmount) }}
        />
      </CardSection>
    </Card>
  )
}
