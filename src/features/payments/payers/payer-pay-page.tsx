import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, CircleSlash, Download } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { Payer } from '../charge.ts'
import { Checkout } from '../checkout.tsx'
import { LinkCardInReview } from '../links/link-page.tsx'
import { LinkPayment } from '../links/link-payment.tsx'
import { readDebtIds, getOthersTerms, getSlipDay } from '../payment-params.ts'
import type { PayerPaySearch } from './payer-search.ts'
import { chargePayerCard, chargePayerPix, chargePayerSlip, getPayerComponent } from './payers.functions.ts'
import { payerPapers, payerQueries, payerSource } from './payers.queries.ts'

/** Checkout for the debts of a student who gave the payer access. */
export function PayerPayPage({ accessId, search }: { accessId: string; search: PayerPaySearch }) {
  const { payment, report } = search
  return payment ? (
    <PayerPayment accessId={accessId} paymentId={payment} pdfFailed={report === 'failed'} />
  ) : (
    <PayerCheckout accessId={accessId} search={search} />
  )
}

function BackToPayer() {
  return (
    <Link to="/financial/payer" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
      <ArrowLeft />
      <Trans>Pagamentos de alunos</Trans>
    </Link>
  )
}

function PayerPayment({ accessId, paymentId, pdfFailed }: { accessId: string; paymentId: string; pdfFailed: boolean }) {
  const { data } = useQuery(payerQueries.payment({ accessId, paymentId }))
  return (
    <>
      <PageHeader back={<BackToPayer />} title={<Trans>Pagamento</Trans>} subtitle={data?.institutionName} />
      <LinkPayment
        source={payerSource({ accessId, paymentId })}
        institutionName={data?.institutionName ?? ''}
        pdfFailed={pdfFailed}
        paid={
          <a href={`${payerPapers({ accessId, paymentId })}/receipt`} className={buttonLook({ variant: 'outline' })}>
            <Download />
            <Trans>Baixar recibo (PDF)</Trans>
          </a>
        }
      />
    </>
  )
}

function PayerCheckout({ accessId, search: { debts, method = 'pix', on, campaign } }: { accessId: string; search: PayerPaySearch }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const debtIds = readDebtIds(debts)
  const terms = getOthersTerms(campaign)
  const { data: quote, isError } = useQuery({ ...payerQueries.quote(accessId, debtIds, terms), enabled: debtIds.length > 0 })
  const slipDay = quote ? getSlipDay(quote, on) : undefined
  const { data: quoteOn } = useQuery({
    ...payerQueries.quote(accessId, debtIds, { on: slipDay, ...terms }),
    enabled: slipDay !== undefined && method === 'bank_slip' && slipDay !== quote?.on,
  })
  if (isError || quote === null || debtIds.length === 0) return <NothingToPay />
  if (!quote || !slipDay) return <PageHeader back={<BackToPayer />} title={<Trans>Pagamento</Trans>} />
  const { institutionName, studentName } = quote
  const paid = { accessId, debtIds }
  const payer: Payer = {
    intent: `${accessId}:${debtIds.join()}:${campaign ?? ''}`,
    plain: null,
    captcha: 'hostname',
    chargePix: (charge) => chargePayerPix({ data: { ...charge, ...terms, ...paid } }),
    chargeSlip: (charge) => chargePayerSlip({ data: { ...charge, ...terms, ...paid } }),
    chargeCard: (charge) => chargePayerCard({ data: { ...charge, ...terms, ...paid } }),
    getAcquirerComponent: () => getPayerComponent({ data: paid }),
    openPayment: (_method, paymentId) => navigate({ to: '.', search: (before) => ({ ...before, payment: paymentId }) }),
    refetch: () => queryClient.invalidateQueries({ queryKey: payerQueries.all }),
  }
  return (
    <>
      <PageHeader
        back={<BackToPayer />}
        title={<Trans>Pagamento</Trans>}
        subtitle={
          <Trans>
            {institutionName}, para {studentName}
          </Trans>
        }
      />
      <Checkout
        payer={payer}
        quote={quote}
        quoteOn={quoteOn ?? undefined}
        method={method}
        on={slipDay}
        place="link"
        review={quote.cardInReview ? <LinkCardInReview {...quote.cardInReview} /> : null}
      />
    </>
  )
}

/** Says that there is nothing to pay: the debts were paid meanwhile, or the access has ended. */
export function NothingToPay() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader back={<BackToPayer />} title={<Trans>Pagamento</Trans>} />
      <EmptyState icon={<CircleSlash size={32} />} title={t`Não há o que pagar aqui`}>
        <Trans>O débito já foi pago ou negociado, ou o aluno encerrou o acesso. Volte à página anterior para ver o que há agora.</Trans>
      </EmptyState>
    </>
  )
}
