import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { appConfig } from '#config'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { BrandMark } from '#design/patterns/brand-mark.tsx'
import { PrintLayout } from '#design/patterns/print-layout.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { RequestLink } from '../../subjects/debts/request-link.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { useShell } from '../../request/shell.queries.ts'
import { BackToPayments } from '../../subjects/debts/back-to-payments.tsx'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { paymentQueries } from './payments.queries.ts'
import { useCardName, useMethodName } from './payment-names.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

interface ReceiptPageProps {
  paymentId: string
  /** The number of a transfer's receipt; the payment's first receipt by default. */
  receiptNumber: string | undefined
  pdfFailed?: boolean
}

export function ReceiptPage({ paymentId, receiptNumber, pdfFailed = false }: ReceiptPageProps) {
  const { t } = useLingui()
  const { tenant, ...shell } = useShell()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const methodName = useMethodName()
  const cardName = useCardName()
  const references: Record<PaymentMethodType, string> = {
    pix: t`ID da transação`,
    bank_slip: t`Número do pagamento no banco`,
    credit_card: t`Número na operadora do cartão`,
  }
  const { data: receipt } = useSuspenseQuery(paymentQueries.receipt(paymentId, receiptNumber))
  return (
    <>
      <PageHeader
        back={<BackToPayments />}
        title={<Trans>Recibo de pagamento</Trans>}
        actions={
          <>
            <RequestLink debts={receipt.debts} className={buttonLook({ variant: 'outline' })} />
            <a
              href={`${appConfig.basePath}/financial/payments/receipts/${paymentId}/pdf${receiptNumber ? `?number=${receiptNumber}` : ''}`}
              className={buttonLook({ variant: 'outline' })}
            >
              <Download />
              <Trans>Baixar PDF</Trans>
            </a>
          </>
        }
      />
      {pdfFailed ? <ReportFailed /> : null}
      <PrintLayout brand={<BrandMark {...tenant} mode={shell.person?.mode} />} issued={receipt.receiptNumber}>
        <DescriptionList
          layout="stacked"
          items={[
            { term: t`Recebido por`, description: `${receipt.institutionName}, CNPJ ${receipt.institutionTaxId}` },
            { term: t`Pago por`, description: `${receipt.payerName}, CPF ${receipt.payerTaxId}` },
            { term: t`Data`, description: formats.dateTime(receipt.paidAt) },
            { term: t`Forma de pagamento`, description: receipt.card ? cardName(receipt.card) : methodName(receipt.method) },
            { term: references[receipt.method], description: <code>{receipt.endToEndId}</code> },
            ...(receipt.late ? [{ term: t`Observação`, description: t`Recebido depois do prazo` }] : []),
          ]}
        />
        <AmountBreakdown
          lines={[
            ...receipt.debts.map((debt) => ({
              label: fullName(debt),
              note: (
                <Facts>
                  <OfficeText>{debt.course}</OfficeText>
                  {t`matrícula ${debt.registration}`}
                </Facts>
              ),
              amount: formats.money(debt.amount),
            })),
            ...(receipt.creditAmount > 0
              ? [{ label: t`Crédito`, note: t`Pago a mais: ficou em nome do aluno`, amount: formats.money(receipt.creditAmount) }]
              : []),
          ]}
          total={{ label: t`Total pago`, amount: formats.money(receipt.amount) }}
        />
      </PrintLayout>
    </>
  )
}
