import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Payment } from '#api/financial/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { QrCode } from '#design/components/data/qr-code.tsx'
import type { QrDrawing } from '#design/components/data/qr-drawing.ts'
import { TimeRing } from '#design/components/feedback/time-ring.tsx'
import { clockText } from '#design/components/feedback/time-left.ts'
import { useCountdown } from '#design/components/feedback/use-countdown.ts'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { Receiver } from '#design/patterns/receiver.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { type PaidDebt, PaidDebtsRow } from './paid-debts.tsx'
import { PixCode, WholePixCode } from './pix-code.tsx'
import { pixMinutes } from './pix-minutes.ts'
import { ShareRow } from './share-button.tsx'

interface PixWaitingProps {
  payment: Pick<Payment, 'amount' | 'brCode' | 'createdAt' | 'expiresAt' | 'now'> & { debts: PaidDebt[] }
  receiver: string
  qr: QrDrawing
  /** Whether the page's header already says what is paid. */
  named?: boolean
  onExpired(): void
  /** Rows of other ways to pay. */
  children?: ReactNode
}

/** Copying comes first: most users pay on the same phone. */
export function PixWaiting({ payment, qr, receiver, named = false, onExpired, children }: PixWaitingProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { tenant } = useShell()
  const amount = formats.money(payment.amount)
  const names = useDebtWords().getNames(payment.debts)
  const { brCode } = payment
  const until = formats.dateTime(payment.expiresAt)
  return (
    <TwoColumn
      width="first"
      aside={
        <Card aria-labelledby="qr-code">
          <CardHeader id="qr-code" title={<Trans>QR code</Trans>} folds />
          <CardSection>
            <QrCode
              {...qr}
              large
              caption={<Trans>Leia com o app do seu banco</Trans>}
              label={t`QR code do Pix de ${amount} para ${receiver}: ${names}. O código que pode ser copiado diz o mesmo.`}
            />
          </CardSection>
        </Card>
      }
    >
      <Card aria-label={t`Pagar com Pix`}>
        <CardSection>
          <Receiver
            initial={tenant.initial}
            logo={tenant.logo?.mini}
            name={
              <Trans>
                para <span dir="auto">{receiver}</span>
              </Trans>
            }
          >
            <Amount size="display">{amount}</Amount>
            {named ? null : <p>{names}</p>}
          </Receiver>
          <PixCode code={brCode} />
          <PixCountdown payment={payment} onExpired={onExpired} />
        </CardSection>
        <CardRows>
          <ShareRow message={t`Pix de ${amount}, para pagar até ${until}: ${brCode}`}>
            <Trans>Enviar para outra pessoa</Trans>
          </ShareRow>
          <WholePixCode code={brCode} />
          <PaidDebtsRow debts={payment.debts} />
          {children}
        </CardRows>
      </Card>
    </TwoColumn>
  )
}

/** Counts by the server's clock; announces milestones, not every second. */
function PixCountdown({ payment, onExpired }: Pick<PixWaitingProps, 'payment' | 'onExpired'>) {
  const { t } = useLingui()
  const { expiresAt, now } = payment
  const minutes = pixMinutes(payment)
  const isShort = minutes < 10
  const { left, milestone } = useCountdown({ endsAt: Date.parse(expiresAt), now: Date.parse(now), onEnd: onExpired })
  const wholeMinutes = Math.ceil(left / 60)
  const time = isShort ? clockText(left) : left > 60 ? t`${wholeMinutes} min` : t`${left} segundos`
  return (
    <>
      <TimeRing share={left / (minutes * 60)} urgent={left <= 60}>
        <Trans>
          Pague em até <strong>{time}</strong>. A confirmação aparece aqui.
        </Trans>
        {isShort ? (
          <>
            {' '}
            <Trans>Se o tempo acabar, gere outro código aqui.</Trans>
          </>
        ) : null}
      </TimeRing>
      <VisuallyHidden>
        <span aria-live="polite">
          {milestone ? <Plural value={milestone / 60} one="Falta # minuto para pagar." other="Faltam # minutos para pagar." /> : null}
        </span>
      </VisuallyHidden>
    </>
  )
}
