import { Trans, useLingui } from '@lingui/react/macro'
import type { Payment } from '#api/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { QrCode } from '#design/components/data/qr-code.tsx'
import type { QrDrawing } from '#design/components/data/qr-drawing.ts'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { CodeActions } from './code-actions.tsx'
import { type PaidDebt, PaidDebts } from './paid-debts.tsx'
import { PixCountdown } from './pix-countdown.tsx'

interface PixWaitingProps {
  payment: Pick<Payment, 'amount' | 'brCode' | 'expiresAt' | 'now'> & { debts: PaidDebt[] }
  /** Who receives the money. */
  receiver: string
  qr: QrDrawing
  /** This device's clock when the payment was read, in milliseconds. */
  receivedAt: number
  onExpired(): void
}

/** The code to pay: copying comes first, since most people pay on the phone they are holding. */
export function PixWaiting({ payment, qr, receiver, receivedAt, onExpired }: PixWaitingProps) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const amount = formats.money(payment.amount)
  const { brCode } = payment
  const until = formats.dateTime(payment.expiresAt)
  return (
    <TwoColumn
      width="wide"
      aside={
        <Card aria-label={t`QR code`}>
          <CardSection>
            <QrCode
              {...qr}
              caption={<Trans>Ou aponte a câmera de outro celular</Trans>}
              label={t`QR code do Pix de ${amount} para ${receiver}. O código que pode ser copiado diz o mesmo.`}
            />
          </CardSection>
        </Card>
      }
    >
      <div>
        <p>{receiver}</p>
        <Amount size="display">{amount}</Amount>
      </div>
      <CodeActions
        short
        code={brCode}
        message={t`Pix de ${amount}, para pagar até ${until}: ${brCode}`}
        copyLabel={<Trans>Copiar código Pix</Trans>}
      />
      <PixCountdown expiresAt={payment.expiresAt} serverNow={payment.now} receivedAt={receivedAt} onExpired={onExpired} />
      <PaidDebts debts={payment.debts} />
    </TwoColumn>
  )
}
