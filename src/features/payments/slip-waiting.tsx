import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BankSlip, Payment } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Barcode } from '#design/components/data/barcode.tsx'
import type { BarcodeDrawing } from '#design/components/data/barcode-drawing.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { CodeActions } from './code-actions.tsx'
import { type PaidDebt, PaidDebts } from './paid-debts.tsx'

interface SlipWaitingProps {
  payment: Pick<Payment, 'amount'> & { debts: PaidDebt[] }
  slip: BankSlip
  printed: { bars: BarcodeDrawing; line: string }
  /** URL of the PDF. */
  pdf: string
  pdfFailed?: boolean
  /** Whether the page's header already says what is paid. */
  named?: boolean
  details: ReactNode
  children?: ReactNode
}

/** The digits come first: most users pay in their banking app. */
export function SlipWaiting({ payment, slip, printed, pdf, pdfFailed = false, named = false, details, children }: SlipWaitingProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const amount = formats.money(payment.amount)
  const day = formats.date(slip.dueOn)
  const names = useDebtWords().getNames(payment.debts)
  const { line } = slip
  return (
    <>
      {pdfFailed ? <ReportFailed /> : null}
      <TwoColumn
        width="wide"
        aside={
          <>
            <Card aria-label={t`Código de barras`}>
              <CardSection>
                <Barcode
                  {...printed.bars}
                  label={t`Código de barras do boleto de ${amount}. O número ao lado diz o mesmo.`}
                  digits={printed.line}
                  digitsOn="paper"
                >
                  <Trans>Ou leia o código de barras</Trans>
                </Barcode>
              </CardSection>
            </Card>
            <Notice tone="info" title={t`Confirmamos em até 2 dias úteis`}>
              <Trans>Não precisa enviar comprovante.</Trans>
            </Notice>
            <div className="screen-only">{children}</div>
          </>
        }
      >
        <div>
          {named ? null : <p>{names}</p>}
          <p>
            <Trans>Pague até {day}</Trans>
          </p>
          <Amount size="display">{amount}</Amount>
        </div>
        <div className="screen-only">
          <CodeActions
            code={line}
            shown={printed.line}
            message={t`Boleto de ${amount}, até ${day}: ${line}`}
            copyLabel={<Trans>Copiar código de barras</Trans>}
            actions={
              <a href={pdf} className={buttonLook({ variant: 'outline', full: true })} aria-label={t`Baixar PDF do boleto`}>
                <Download />
                <Trans>Baixar PDF</Trans>
              </a>
            }
          />
        </div>
        <div className="screen-only">
          <PaidDebts debts={payment.debts} />
        </div>
      </TwoColumn>
      {details}
    </>
  )
}
