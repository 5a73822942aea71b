import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtOverview, DebtPage, DebtSummary } from '#api/financial/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ButtonRow } from '#design/components/actions/button-row.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { statusPill } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { CampaignNote } from '../../subjects/debts/campaign-note.tsx'
import { CampaignPrice } from '../../subjects/debts/campaign-price.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { PayNowLink } from './pay-now-link.tsx'

/** Returns whether the card counts the debt; a debt being paid by card is shown as a task instead. */
export const isOwedToday = ({ status, cardInReview }: DebtSummary) => status === 'overdue' && !cardInReview

interface OwedTodayCardProps {
  overview: DebtOverview
  due: DebtPage | undefined
  /** Whether the person may negotiate debts. */
  negotiable: boolean
}

/** What is overdue, at its lowest price, with the one button that pays it: the debts themselves are on the page of payments. */
export function OwedTodayCard({ overview, due, negotiable }: OwedTodayCardProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const { count, amountPayable, charges, offer } = overview.owedToday
  const owed = due?.results.filter(isOwedToday) ?? []
  const [first] = owed
  return (
    <Card aria-label={t`Em atraso`} short>
      <CardHeader
        title={count === 1 && first ? fullName(first) : <Trans>Total em atraso</Trans>}
        aside={first ? statusPill('danger', count === 1 ? t`Venceu em ${formats.date(first.dueDate)}` : t`${count} débitos`) : null}
      />
      <CardSection>
        <CampaignPrice size="display" amount={offer?.amount ?? amountPayable} usual={amountPayable} />
        {offer ? (
          <CampaignNote campaigns={offer.campaigns} />
        ) : charges > 0 ? (
          <p>
            <Trans>com {formats.money(charges)} de multa e juros</Trans>
          </p>
        ) : null}
        <ButtonRow>
          <PayNowLink owed={overview.owedToday} listed={owed} className={buttonLook({ variant: 'primary' })} />
          {negotiable ? (
            <Link to="/financial/agreements/new" className={buttonLook({})}>
              <Trans>Negociar</Trans>
            </Link>
          ) : null}
        </ButtonRow>
      </CardSection>
    </Card>
  )
}
