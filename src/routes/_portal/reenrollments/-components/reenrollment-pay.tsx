import { leaveReenrollment } from '../../../../shared/reenrollment/way-back.tsx'
import { RequestPay } from '../../my-requests/-components/request-pay.tsx'

/** Leads to the checkout of the first debt, which leads back. */
export function ReenrollmentPay({ debtId, record }: { debtId: number; record: string | undefined }) {
  return (
    // Presses of what is within lead away.
    <div onClickCapture={() => leaveReenrollment(record, 'payment')}>
      <RequestPay debtId={debtId} />
    </div>
  )
}
