import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Payment } from '#api/financial/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { QrCode } from '#design/components/data/qr-code.tsx'
import type { QrDrawing } from '#design/components/data/qr-drawing.ts'
import { CountdownNotice } from '#design/components/feedback/countdown-notice.tsx'
import { clockText } from '#design/components/feedback/time-left.ts'
import { useCountdown } from '#design/components/feedback/use-countdown.ts'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { CodeActions } from './code-actions.tsx'
import { type PaidDebt, PaidDebts } from './paid-debts.tsx'
import { pixMinutes } from './pix-minutes.ts'

interface PixWaitingProps {
  payment: Pick<Payment, 'amount' | 'brCode' | 'createdAt' | 'expiresAt' | 'now'> & { debts: PaidDebt[] }
  receiver: string
  qr: QrDrawing
  /** Whether the page's header already says what is paid. */
  named?: boolean
  onExpired(): void
  /** Other ways to pay, after the code and its QR. */
  children?: ReactNode
}

/** Copying comes first: most users pay on the same phone. */
export function PixWaiting({ payment, qr, receiver, named = false, onExpired, children }: PixWaitingProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const amount = formats.money(payment.amount)
  const names = useDebtWords().getNames(payment.debts)
  const { brCode } = payment
  const until = formats.dateTime(payment.expiresAt)
  return (
    <TwoColumn
      width="first"
      aside={
        <>
          <Card aria-label={t`QR code`}>
            <CardSection>
              <QrCode
                {...qr}
                large
                caption={<Trans>Aponte a câmera de um celular</Trans>}
                label={t`QR code do Pix de ${amount} para ${receiver}: ${names}. O código que pode ser copiado diz o mesmo.`}
              />
            </CardSection>
          </Card>
          {children}
        </>
      }
    >
      <div>
        <p>
          <Facts>
            {named ? null : names}
            <span dir="auto">{receiver}</span>
          </Facts>
        </p>
        <Amount size="display">{amount}</Amount>
      </div>
      <CodeActions
        short
        code={brCode}
        message={t`Pix de ${amount}, para pagar até ${until}: ${brCode}`}
        copyLabel={<Trans>Copiar código Pix</Trans>}
      />
      <PixCountdown payment={payment} onExpired={onExpired} />
      <PaidDebts debts={payment.debts} />
    </TwoColumn>
  )
}

/** Counts by the server's clock; announces milestones, not every second. */
function PixCountdown({ payment, onExpired }: Pick<PixWaitingProps, 'payment' | 'onExpired'>) {
  const { expiresAt, now } = payment
  const isShort = pixMinutes(payment) < 10
  const { left, milestone } = useCountdown({ endsAt: Date.parse(expiresAt), now: Date.parse(now), onEnd: onExpired })
  return (
    <>
      <CountdownNotice urgent={left <= 60}>
        <strong>
          {isShort ? (
            clockText(left)
          ) : left > 60 ? (
            <Plural value={Math.ceil(left / 60)} one="# min" other="# min" />
          ) : (
            <Plural value={left} one="# segundo" other="# segundos" />
          )}
        </strong>{' '}
        <Trans>para pagar. Esta tela confirma sozinha.</Trans>
        {isShort ? (
          <>
            {' '}
            <Trans>Se o tempo acabar, gere outro código aqui.</Trans>
          </>
        ) : null}
      </CountdownNotice>
      <VisuallyHidden>
        <span aria-live="polite">
          {milestone ? <Plural value={milestone / 60} one="Falta # minuto para pagar." other="Faltam # minutos para pagar." /> : null}
        </span>
      </VisuallyHidden>
    </>
  )
}
