import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Countdown } from '#design/components/feedback/countdown.tsx'

/** Where the institution wants it, an approved payment gives way to its receipt; whoever reads on stops that. */
export function LeavesForReceipt({ paymentId, seconds }: { paymentId: string; seconds: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [begunAt] = useState(() => Date.now())
  const [isStopped, setStopped] = useState(false)
  if (isStopped) return null
  return (
    <p>
      <Countdown
        now={begunAt}
        endsAt={begunAt + seconds * 1000}
        milestones={[seconds - 1]}
        urgentFrom={0}
        say={(left) => t`O recibo abre em ${left} segundos. Para continuar nesta página, use o botão Ficar aqui.`}
        onEnd={() => void navigate({ to: '/financial/payments/receipts/$paymentId', params: { paymentId } })}
      >
        {(left) => t`O recibo abre em ${left} segundos`}
      </Countdown>{' '}
      <Button variant="quiet" onClick={() => setStopped(true)}>
        <Trans>Ficar aqui</Trans>
      </Button>
    </p>
  )
}
