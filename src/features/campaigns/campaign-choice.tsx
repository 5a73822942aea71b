import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { CampaignDebt, OwnCampaign } from '#api/campaigns.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { SelectableCard } from '#design/components/choices/selectable-card.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { DiscountedAmount } from '#design/components/data/discounted-amount.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { firstCapital, useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { CampaignValueCard } from './campaign-value-card.tsx'
import { campaignQueries } from './campaigns.queries.ts'

/** The debts in a campaign, all of them chosen at first. A plain form to the checkout before scripts run. */
export function CampaignChoice({ campaign, debts }: { campaign: OwnCampaign; debts: CampaignDebt[] }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly number[]>(() => debts.map(({ debtId }) => debtId))
  const { campaignId } = campaign
  const isWhole = chosen.length === debts.length
  const { data: ofChosen } = useQuery({ ...campaignQueries.value(campaignId, chosen), enabled: chosen.length > 0 && !isWhole })
  // All of them are what the campaign itself says.
  const value = isWhole ? campaign : ofChosen

  function goOn(event: FormEvent) {
    event.preventDefault()
    if (chosen.length > 0) void navigate({ to: '/financial/payment-checkout', search: { debts: chosen.join(','), campaign: campaignId } })
  }

  return (
    <form action={`${appConfig.basePath}/financial/payment-checkout`} onSubmit={goOn}>
      <input type="hidden" name="campaign" value={campaignId} />
      <TwoColumn width="wide" aside={value && chosen.length > 0 ? <CampaignValueCard value={value} /> : null}>
        <CardList aria-label={t`Débitos na campanha`}>
          {debts.map((debt) => (
            <DebtInCampaign
              key={debt.debtId}
              debt={debt}
              checked={chosen.includes(debt.debtId)}
              onChoose={(choice) => setChosen(choice ? [...chosen, debt.debtId] : chosen.filter((debtId) => debtId !== debt.debtId))}
            />
          ))}
        </CardList>
      </TwoColumn>
      {chosen.length > 0 ? (
        <StickyActionBar
          label={<Plural value={chosen.length} one="# selecionado" other="# selecionados" />}
          amount={value ? formats.money(value.discountedAmount) : null}
          action={
            <Button type="submit" variant="primary" size="lg" full>
              <Trans>Continuar</Trans>
            </Button>
          }
        />
      ) : null}
    </form>
  )
}

function DebtInCampaign({ debt, checked, onChoose }: { debt: CampaignDebt; checked: boolean; onChoose(choice: boolean): void }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { shortName } = useDebtWords()
  return (
    <SelectableCard
      title={shortName(debt)}
      subtitle={`${firstCapital(formats.month(debt.competency))} · ${t`Venceu em ${formats.date(debt.dueDate)}`}`}
      amount={
        <DiscountedAmount
          size="inline"
          originalLabel={t`Sem a campanha`}
          original={formats.money(debt.dueAmount)}
          amountLabel={t`Com a campanha`}
          amount={formats.money(debt.amount)}
        />
      }
      name="debts"
      value={debt.debtId}
      checked={checked}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  )
}
