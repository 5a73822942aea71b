import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { QrCode } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import { PortalError, portalErrorCode } from '../../upstream/portal-error.ts'
import { chargePix } from './payments.functions.ts'

interface PayWithPixButtonProps {
  debtIds: number[]
  /** What the person was shown, in cents. */
  amount: number
  /** Called when the amount shown is no longer true, so that the page reads it again. */
  onAmountChanged(): void
  /** Leaves out the icon where space is short. */
  plain?: boolean | undefined
  children: ReactNode
}

/** Asks for a Pix code and opens it. Pressing twice, here or in another tab, makes one charge. */
export function PayWithPixButton({ debtIds, amount, onAmountChanged, plain, children }: PayWithPixButtonProps) {
  const navigate = useNavigate()
  // One key for one intention: a repeated press repeats the key, another choice of debts is another intention.
  const intention = `${[...debtIds].sort().join()}:${amount}`
  const [key, setKey] = useState({ intention, value: '' })
  const pay = useMutation({
    mutationFn: () => {
      const idempotencyKey = key.intention === intention && key.value ? key.value : crypto.randomUUID()
      setKey({ intention, value: idempotencyKey })
      return chargePix({ data: { debtIds, expectedAmount: amount, idempotencyKey } })
    },
    onSuccess: ({ paymentId }) => navigate({ to: '/financial/payments/pix/$paymentId', params: { paymentId } }),
    onError: (error) => {
      setKey({ intention, value: '' })
      const code = portalErrorCode(error)
      if (code === 'AMOUNT_CHANGED' || code === 'DEBT_NOT_PAYABLE') onAmountChanged()
    },
  })
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        full
        loading={pay.isPending}
        icon={plain ? undefined : <QrCode size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          if (!pay.isPending) pay.mutate()
        }}
      >
        {children}
      </Button>
      {pay.isError ? <PayProblem error={pay.error} /> : null}
    </>
  )
}

/** Why no code was made; nothing was charged in any of these cases. */
function PayProblem({ error }: { error: Error }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const code = portalErrorCode(error)
  const amount = error instanceof PortalError && error.data ? formats.money(error.data.amount) : ''
  if (code === 'AMOUNT_CHANGED') {
    return (
      <Notice tone="warning" live="alert" title={t`O valor mudou`}>
        <Trans>Agora são {amount}. Confira e confirme de novo: nada foi cobrado.</Trans>
      </Notice>
    )
  }
  if (code === 'DEBT_NOT_PAYABLE') {
    return (
      <Notice tone="warning" live="alert" title={t`Este débito não está mais em aberto`}>
        <Trans>Ele pode ter sido pago em outro lugar. Nada foi cobrado.</Trans>
      </Notice>
    )
  }
  if (code === 'FORBIDDEN') {
    return (
      <Notice tone="warning" live="alert" title={t`Só a própria pessoa pode pagar`}>
        <Trans>Este acesso não permite pagamentos. Nada foi cobrado.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" live="alert" title={t`Não foi possível gerar o Pix agora`}>
      <Trans>Nada foi cobrado. Tente de novo em alguns minutos.</Trans>
    </Notice>
  )
}
