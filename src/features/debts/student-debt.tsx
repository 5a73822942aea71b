import { Trans, useLingui } from '@lingui/react/macro'
import { Calculator } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DebtDetails } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { FactRows, FoldRow } from '#design/components/data/action-row.tsx'
import { Card, CardRows, CardSection } from '#design/components/data/card.tsx'
import { PriceFigure } from '#design/components/data/price-figure.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { BackToDebts } from '../../subjects/debts/back-to-payments.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { DiscountNote } from '../../subjects/debts/discount-note.tsx'
import { useRequestAddress } from '../../subjects/debts/request-address.ts'
import { RequestLink } from '../../subjects/debts/request-link.tsx'
import { DebtLines } from './debt-breakdown.tsx'
import { debtNotices, isPayable } from './debt-notices.tsx'
import { DebtReceipts } from './debt-receipts.tsx'
import { useDueWords } from './due-words.tsx'
import { PayAnotherDaySheet } from './pay-another-day.tsx'

interface StudentDebtProps {
  debt: DebtDetails
  /** Another day of payment, `YYYY-MM-DD`. */
  on: string | undefined
  method: PaymentMethodType | undefined
  /** The button that pays the lowest price. */
  pay: ReactNode
  /** The row of every other way, in a list. */
  ways: ReactNode
  /** The links that the student sent to others. */
  links: ReactNode
}

/** One price, one button, then rows. */
export function StudentDebt({ debt, on, method, pay, ways, links }: StudentDebtProps) {
  const { t } = useLingui()
  const { fullName } = useDebtWords()
  const maySettle = isPayable(debt) && debt.paysAfter === null
  const mayChoose = maySettle && !debt.cardInReview
  return (
    <>
      <PageHeader back={<BackToDebts />} title={fullName(debt)} />
      <TwoColumn
        width="wide"
        aside={
          <>
            <DebtFacts debt={debt} />
            {maySettle ? links : null}
            <DebtReceipts receipts={debt.receipts} paidAt={debt.paidAt} />
          </>
        }
      >
        <Card aria-label={t`Valor e pagamento`}>
          <CardSection>
            <DebtFigure debt={debt} />
            {debtNotices(debt)}
            {maySettle ? pay : null}
          </CardSection>
          <CardRows>
            {mayChoose ? ways : null}
            {mayChoose && debt.slipDays ? <PayAnotherDaySheet debt={debt} days={debt.slipDays} on={on} method={method} /> : null}
            <li>
              <FoldRow icon={<Calculator />} title={<Trans>Entenda o valor</Trans>}>
                <DebtLines debt={debt} />
              </FoldRow>
            </li>
          </CardRows>
        </Card>
      </TwoColumn>
    </>
  )
}

function DebtFigure({ debt }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const dueWords = useDueWords()
  const { breakdown, offer, partPaid } = debt
  const paid = partPaid === null ? '' : formats.money(partPaid)
  return (
    <PriceFigure
      due={dueWords(debt)}
      isLate={debt.status === 'overdue'}
      amount={formats.money(offer?.amount ?? breakdown.amountPayable)}
      usual={offer ? { label: t`Sem o desconto`, amount: formats.money(breakdown.amountPayable) } : undefined}
      note={
        offer ? (
          <DiscountNote discount={offer} today={debt.today} />
        ) : isPayable(debt) && partPaid !== null ? (
          <Trans>É o que falta: já recebemos {paid}.</Trans>
        ) : null
      }
    />
  )
}

function DebtFacts({ debt }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const request = useRequestAddress([debt])
  return (
    <Card aria-label={t`Sobre o débito`}>
      <FactRows
        items={[
          { term: t`Curso`, description: <span dir="auto">{debt.course}</span> },
          { term: t`Matrícula`, description: debt.registration },
        ]}
      />
      {request ? (
        <CardSection>
          {isPayable(debt) ? (
            <p>
              <Trans>O atendimento começa assim que o pagamento é confirmado.</Trans>
            </p>
          ) : null}
          <RequestLink debts={[debt]} className={textLinkLook({ variant: 'alone' })} />
        </CardSection>
      ) : null}
    </Card>
  )
}
