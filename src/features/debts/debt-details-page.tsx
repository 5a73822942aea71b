import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from '@tanstack/react-router'
import type { DebtDetails } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { isStaff } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { BackToDebts } from '../../subjects/debts/back-to-payments.tsx'
import { CampaignNote } from '../../subjects/debts/campaign-note.tsx'
import { CampaignPrice } from '../../subjects/debts/campaign-price.tsx'
import { DebtStatus } from '../../subjects/debts/debt-status.tsx'
import { DueDate } from '../../subjects/debts/due-date.tsx'
import { StudentRecords } from '../../subjects/debts/student-records.tsx'
import { useRequestAddress } from '../../subjects/debts/request-address.ts'
import { RequestLink } from '../../subjects/debts/request-link.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { DebtBreakdown } from './debt-breakdown.tsx'
import { DebtReceipts } from './debt-receipts.tsx'
import { debtQueries } from './debts.queries.ts'
import { InvoiceProblemCard } from './invoice-problem-card.tsx'
import { PayAnotherDay } from './pay-another-day.tsx'

interface DebtDetailsPageProps {
  debtId: number
  /** Another day of payment, `YYYY-MM-DD`. */
  on: string | undefined
  method: PaymentMethodType | undefined
  /** Renders content from another feature; never rendered for staff. */
  renderPay(debt: DebtDetails): ReactNode
  renderWays(debt: DebtDetails): ReactNode
}

export function DebtDetailsPage({ debtId, on, method, renderPay, renderWays }: DebtDetailsPageProps) {
  const { t } = useLingui()
  const { data: debt } = useSuspenseQuery(debtQueries.detail(debtId))
  useFreshDebt(debt)
  const { fullName } = useDebtWords()
  const { person } = useShell()
  const ofStaff = person !== null && isStaff(person)
  const { course, registration, studentName } = debt
  const payable = debt.status === 'open' || debt.status === 'overdue'
  const mayBeSent = ofStaff && payable && debt.studentHasAccount && debt.paysAfter === null
  return (
    <>
      <PageHeader
        back={<BackToDebts />}
        title={fullName(debt)}
        subtitle={
          <Facts>
            {ofStaff ? studentName : null}
            {course}
            {t`matrícula ${registration}`}
          </Facts>
        }
        figure={<DebtFigure debt={debt} />}
      />
      <TwoColumn
        width="wide"
        // The reader's next action comes first.
        lead={ofStaff ? (mayBeSent ? renderWays(debt) : null) : payable && debt.paysAfter === null ? renderPay(debt) : null}
        aside={
          <>
            {ofStaff ? <InvoiceProblemCard debtId={debtId} problem={debt.invoiceProblem} /> : null}
            <OfRequest debt={debt} />
            {debt.agreementId === null ? null : <InAgreement agreementId={debt.agreementId} isPaid={debt.paidByAgreement} />}
            {debt.status === 'in_agency' || debt.status === 'loss' ? <HandedOver status={debt.status} /> : null}
            {payable && debt.paysAfter !== null ? <EarlierFirst debtId={debt.paysAfter} /> : null}
            {payable && debt.partPaid !== null ? <PaidInPart paid={debt.partPaid} left={debt.amountPayable} /> : null}
            {payable && !mayBeSent && debt.paysAfter === null ? renderWays(debt) : null}
            <DebtReceipts receipts={debt.receipts} paidAt={debt.paidAt} studentName={ofStaff ? studentName : undefined} />
            {ofStaff && debt.status === 'settled' && debt.receipts.length === 0 && !debt.paidByAgreement ? (
              <Notice tone="info" title={t`A instituição registrou o pagamento; ele não passou pelo portal.`} />
            ) : null}
            {ofStaff ? <StudentRecords studentName={studentName} registration={registration} /> : null}
          </>
        }
      >
        <DebtBreakdown debt={debt} size={ofStaff ? 'compact' : 'full'} />
        {debt.slipDays && !debt.cardInReview && debt.paysAfter === null ? (
          <PayAnotherDay debt={debt} days={debt.slipDays} on={on} method={method} />
        ) : null}
      </TwoColumn>
    </>
  )
}

function OfRequest({ debt }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const address = useRequestAddress([debt])
  if (!address) return null
  const payable = debt.status === 'open' || debt.status === 'overdue'
  return (
    <Notice tone="info" title={t`Este débito é de um requerimento`}>
      {payable ? (
        <p>
          <Trans>O atendimento começa assim que o pagamento é confirmado.</Trans>
        </p>
      ) : null}
      <RequestLink debts={[debt]} className={textLinkLook({ variant: 'alone' })} />
    </Notice>
  )
}

/** Shows the amount, date and status of the debt: the largest text on the page. */
function DebtFigure({ debt }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { status, paidAt, breakdown } = debt
  const due = formats.date(debt.dueDate)
  return (
    <>
      <CampaignPrice size="display" amount={debt.offer?.amount ?? breakdown.amountPayable} usual={breakdown.amountPayable} />
      {debt.offer ? <CampaignNote campaigns={[debt.offer]} /> : null}
      <p>
        <span>
          {paidAt ? (
            t`Pago em ${formats.day(paidAt)}`
          ) : status === 'open' ? (
            <DueDate debt={debt} />
          ) : status === 'overdue' ? (
            t`Venceu em ${due}`
          ) : (
            t`Vencia em ${due}`
          )}
        </span>
        <DebtStatus
          status={status}
          dueDate={debt.dueDate}
          today={debt.today}
          cardInReview={debt.cardInReview}
          paidByAgreement={debt.paidByAgreement}
        />
      </p>
    </>
  )
}

function InAgreement({ agreementId, isPaid }: { agreementId: number; isPaid: boolean }) {
  const { t } = useLingui()
  const number = String(agreementId)
  return (
    <Notice
      tone={isPaid ? 'ok' : 'info'}
      title={isPaid ? t`Este débito foi pago pelo acordo nº ${number}` : t`Este débito passou para o acordo nº ${number}`}
    >
      <p>{isPaid ? <Trans>Não há mais nada a pagar.</Trans> : <Trans>O que falta pagar está nas parcelas do acordo.</Trans>}</p>
      <Link to="/financial/agreements/$agreementId" params={{ agreementId: number }} className={textLinkLook({ variant: 'alone' })}>
        <Trans>Ver o acordo</Trans>
      </Link>
    </Notice>
  )
}

function HandedOver({ status }: { status: 'in_agency' | 'loss' }) {
  const { t } = useLingui()
  const isWithAgency = status === 'in_agency'
  return (
    <Notice
      tone="info"
      title={isWithAgency ? t`Este débito está com a assessoria de cobrança` : t`A instituição deu este débito como perda`}
    >
      <p>
        <Trans>Ele não é pago nem negociado pelo portal. Para quitar, fale com o setor financeiro.</Trans>
      </p>
    </Notice>
  )
}

function EarlierFirst({ debtId }: { debtId: number }) {
  const { t } = useLingui()
  return (
    <Notice tone="info" title={t`Há uma parcela anterior em aberto`}>
      <p>
        <Trans>As parcelas de um acordo são pagas em ordem, ou juntas.</Trans>
      </p>
      <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={textLinkLook({ variant: 'alone' })}>
        <Trans>Ver a parcela anterior</Trans>
      </Link>
    </Notice>
  )
}

/** Shows what was paid and what is left. @param paid cents @param left cents */
function PaidInPart({ paid, left }: { paid: number; left: number }) {
  const { t } = useLingui()
  const formats = useFormats()
  const [paidAmount, leftAmount] = [formats.money(paid), formats.money(left)]
  return (
    <Notice tone="info" title={t`Faltam ${leftAmount}`}>
      <Trans>Já recebemos {paidAmount} deste débito. Pague o que falta para quitar.</Trans>
    </Notice>
  )
}

/** Refetches when the debt was paid elsewhere, such as in another tab. */
function useFreshDebt({ debtId, status }: Pick<DebtDetails, 'debtId' | 'status'>): void {
  const queryClient = useQueryClient()
  const canChange = status === 'open' || status === 'overdue'
  const { data } = useQuery({
    ...debtQueries.status(debtId),
    enabled: canChange,
    initialData: { debtId, status, paidAt: null },
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const now = data.status
  useEffect(() => {
    if (canChange && now !== status) void queryClient.invalidateQueries({ queryKey: debtQueries.all })
  }, [canChange, now, status, queryClient])
}

/** Also shown for other users' debts, so that their existence is not revealed. */
export function DebtNotFound() {
  const { t } = useLingui()
  const { person } = useShell()
  const ofStaff = person !== null && isStaff(person)
  return (
    <MessagePage
      icon={<Illustration name="lost" />}
      title={t`Débito não encontrado`}
      actions={
        <Link to="/financial/payments" className={buttonLook({ variant: 'primary' })}>
          {ofStaff ? <Trans>Ver os débitos</Trans> : <Trans>Ver os meus débitos</Trans>}
        </Link>
      }
    >
      {ofStaff ? (
        <Trans>Ele pode ter sido retirado pela instituição, ou ser de outra.</Trans>
      ) : (
        <Trans>Ele pode ter sido retirado pela instituição. Se você esperava vê-lo aqui, fale com o setor financeiro.</Trans>
      )}
    </MessagePage>
  )
}
