import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BankSlip, Payment } from '#api/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Barcode } from '#design/components/data/barcode.tsx'
import type { BarcodeDrawing } from '#design/components/data/barcode-drawing.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import { CodeActions } from './code-actions.tsx'
import { type PaidDebt, PaidDebts } from './paid-debts.tsx'

interface SlipWaitingProps {
  payment: Pick<Payment, 'amount'> & { debts: PaidDebt[] }
  slip: BankSlip
  printed: { bars: BarcodeDrawing; line: string }
  /** Who receives the money. */
  receiver: string
  /** What else can be done about it. */
  children?: ReactNode
}

/** The slip to pay: its digits come first, since most people pay in the application of their bank. */
export function SlipWaiting({ payment, slip, printed, receiver, children }: SlipWaitingProps) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const amount = formats.money(payment.amount)
  const day = formats.date(slip.dueOn)
  const { line } = slip
  return (
    <TwoColumn
      width="wide"
      aside={
        <Card aria-label={t`Código de barras`}>
          <CardSection>
            <Barcode {...printed.bars} label={t`Código de barras do boleto de ${amount}. O número ao lado diz o mesmo.`} digits={printed.line}>
              <Trans>Ou leia o código de barras</Trans>
            </Barcode>
            <DescriptionList
              items={[
                { term: t`Beneficiário`, description: receiver },
                { term: t`Vencimento`, description: day },
                { term: t`Nosso número`, description: <code>{slip.ourNumber}</code> },
              ]}
            />
          </CardSection>
        </Card>
      }
    >
      <div>
        <p>
          <Trans>Pague até {day}</Trans>
        </p>
        <Amount size="display">{amount}</Amount>
      </div>
      <CodeActions code={line} shown={printed.line} message={t`Boleto de ${amount}, até ${day}: ${line}`} copyLabel={<Trans>Copiar número do boleto</Trans>} />
      <Notice tone="info" title={t`O banco avisa em até 2 dias úteis`}>
        <Trans>Depois de pagar, não é preciso fazer mais nada: a baixa é automática.</Trans>
      </Notice>
      {children}
      <PaidDebts debts={payment.debts} />
    </TwoColumn>
  )
}
