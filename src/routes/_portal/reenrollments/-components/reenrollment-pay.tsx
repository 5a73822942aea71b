import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getPrice } from '#api/financial/debt-offers.ts'
import { CardSection } from '#design/components/data/card.tsx'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { useFormats } from '../../../../request/use-formats.ts'
import { CampaignPrice } from '../../../../subjects/debts/campaign-price.tsx'
import { leaveReenrollment } from '../../../../subjects/reenrollment/way-back.tsx'
import { RequestPay } from '../../my-requests/-components/request-pay.tsx'

/** The first debt's price today, and a link to the checkout, which leads back. */
export function ReenrollmentPay({ debtId, record }: { debtId: number; record: string | undefined }) {
  const formats = useFormats()
  const { data: debt } = useQuery(debtQueries.detail(debtId))
  return (
    // Presses within this section leave the page.
    <CardSection onClickCapture={() => leaveReenrollment(record, 'payment')}>
      {debt ? (
        <div>
          <CampaignPrice size="large" amount={getPrice(debt)} usual={debt.amountPayable} />
          <p>
            <Trans>Vencimento em {formats.date(debt.dueDate)}</Trans>
          </p>
        </div>
      ) : null}
      <RequestPay debtId={debtId} />
    </CardSection>
  )
}
