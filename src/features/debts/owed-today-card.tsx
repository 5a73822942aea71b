import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { getPrice } from '#api/financial/debt-offers.ts'
import type { DebtOverview, DebtPage, DebtSummary } from '#api/financial/debts.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { CampaignNote } from '../../subjects/debts/campaign-note.tsx'
import { CampaignPrice } from '../../subjects/debts/campaign-price.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { WithoutCampaign } from '../../subjects/debts/without-campaign.tsx'
import { PayNowLink } from './pay-now-link.tsx'

/** Returns whether the card lists the debt; a debt being paid by card is shown as a task instead. */
export const isOwedToday = ({ status, cardInReview }: DebtSummary) => status === 'overdue' && !cardInReview

interface OwedTodayCardProps {
  overview: DebtOverview
  due: DebtPage | undefined
}

/** Shows what is owed today: amount and button first, because the list of debts can be long. */
export function OwedTodayCard({ overview, due }: OwedTodayCardProps) {
  const { t } = useLingui()
  const { person } = useShell()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const { count, amountPayable, charges, offer, debtIds } = overview.owedToday
  const owed = due?.results.filter(isOwedToday) ?? []
  const others = count - owed.length
  return (
    <Card aria-label={t`Você deve hoje`}>
      <CardSection>
        <p>
          <Trans>Você deve hoje</Trans>
        </p>
        <CampaignPrice size="display" amount={offer?.amount ?? amountPayable} usual={amountPayable} />
        {offer ? (
          <CampaignNote campaigns={offer.campaigns} />
        ) : charges > 0 ? (
          <p>
            <Trans>com {formats.money(charges)} de multa e juros</Trans>
          </p>
        ) : null}
        <PayNowLink owed={overview.owedToday} listed={owed} className={buttonLook({ variant: 'primary', full: true })} />
        {/* Nobody pays in another person's name. */}
        {offer && !person?.impersonated ? <WithoutCampaign debtIds={debtIds} debts={owed} usual={amountPayable} /> : null}
        <AmountBreakdown
          size="compact"
          lines={owed.map((debt) => ({
            label: (
              <Link
                to="/financial/payments/$debtId"
                params={{ debtId: String(debt.debtId) }}
                className={textLinkLook({ variant: 'after', size: 'sm', tone: 'muted' })}
              >
                {fullName(debt)}
              </Link>
            ),
            note: t`Venceu em ${formats.date(debt.dueDate)}`,
            amount: formats.money(offer ? getPrice(debt) : debt.amountPayable),
          }))}
        />
        {due && others > 0 ? (
          <Link to="/financial/payments" search={{ status: 'overdue' }} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <Plural value={others} one="Ver mais # débito vencido" other="Ver mais # débitos vencidos" />
          </Link>
        ) : null}
      </CardSection>
    </Card>
  )
}
