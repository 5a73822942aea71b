import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck, TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownPayment } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

const icon = { size: 32 } as const

/** Late payments are still booked. */
export function ExpiredPayment({ title, action }: { title: string; action: ReactNode }) {
  return (
    <div role="status">
      <EmptyState icon={<TimerOff {...icon} />} title={title} action={action}>
        <Trans>Se você já pagou, fique tranquilo: o valor é registrado assim que o banco avisar.</Trans>
      </EmptyState>
    </div>
  )
}

export function LeavePayment() {
  return (
    <Link to="/financial/payments" className={buttonLook({ variant: 'quiet', size: 'lg' })}>
      <Trans>Voltar aos pagamentos</Trans>
    </Link>
  )
}

/** Shown for an ended code or slip with debts that were paid meanwhile: it cannot be renewed; unpaid debts can be paid. */
export function PartlyPaid({ payment: { debts, method, owed = [] } }: { payment: ShownPayment }) {
  const { t } = useLingui()
  const { getNames, labelFor } = useDebtWords()
  const left = debts.filter(({ debtId }) => owed.includes(debtId))
  const names = getNames(left)
  return (
    <div role="status">
      <EmptyState
        icon={<CircleCheck {...icon} />}
        title={left.length === 0 ? t`Não é preciso pagar de novo` : t`Uma parte já não está em aberto`}
        action={
          <>
            {left.length > 0 ? (
              <Link
                to="/financial/payment-checkout"
                search={{ debts: owed.join(','), method }}
                className={buttonLook({ variant: 'primary', size: 'lg' })}
                aria-label={labelFor(t`Pagar o que falta`, left)}
              >
                <Trans>Pagar o que falta</Trans>
              </Link>
            ) : null}
            <LeavePayment />
          </>
        }
      >
        {left.length === 0 ? <Trans>Estes débitos já foram pagos ou negociados.</Trans> : <Trans>Ainda falta: {names}.</Trans>}
      </EmptyState>
    </div>
  )
}
