import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtDetails } from '#api/financial/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'

/** Whether somebody may pay the debt, alone or with others. */
export const isPayable = ({ status }: Pick<DebtDetails, 'status'>) => status === 'open' || status === 'overdue'

/** Returns notices that say why the debt is not paid here, or not yet. */
export function debtNotices(debt: DebtDetails): ReactNode {
  return (
    <>
      {debt.agreementId === null ? null : <InAgreement agreementId={debt.agreementId} isPaid={debt.paidByAgreement} />}
      {debt.status === 'in_agency' || debt.status === 'loss' ? <HandedOver status={debt.status} /> : null}
      {isPayable(debt) && debt.paysAfter !== null ? <EarlierFirst debtId={debt.paysAfter} /> : null}
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
export function PaidInPart({ paid, left }: { paid: number; left: number }) {
  const { t } = useLingui()
  const formats = useFormats()
  const [paidAmount, leftAmount] = [formats.money(paid), formats.money(left)]
  return (
    <Notice tone="info" title={t`Faltam ${leftAmount}`}>
      <Trans>Já recebemos {paidAmount} deste débito. Pague o que falta para quitar.</Trans>
    </Notice>
  )
}
