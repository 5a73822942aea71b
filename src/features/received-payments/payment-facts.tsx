import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReceivedPaymentDetails } from '#api/financial/received-payments.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { cardBrandNames } from '#design/components/fields/masks/card-brand.ts'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { useReceivedWords } from './received-labels.tsx'

type Fact = { term: string; description: ReactNode }

export function PaymentFacts({ payment }: { payment: ReceivedPaymentDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { methodName } = useReceivedWords()
  const { fullName } = useDebtWords()
  const { facts, numbers } = useMethodFacts(payment)
  const { method, status, studentName, taxId, amount, receivedAmount, creditAmount, receiptNumber, debts } = payment
  const isPaid = status === 'approved'
  const payer = payment.throughLink
    ? t`Outra pessoa, por link de pagamento`
    : payment.byPayer
      ? t`Outra pessoa, com acesso de pagador`
      : t`${studentName}, no portal`
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={<Trans>Dados do pagamento</Trans>} />
      <CardSection>
        <DescriptionList
          items={[
            { term: isPaid ? t`Quem pagou` : t`Quem gerou a cobrança`, description: <span dir="auto">{payer}</span> },
            { term: t`Forma`, description: methodName(method) },
            ...facts,
            ...(isPaid && creditAmount < receivedAmount
              ? [
                  {
                    term: t`Quitou`,
                    description:
                      debts.length === 1 ? fullName(debts[0]!) : t`${plural(debts.length, { one: '# débito', other: '# débitos' })}`,
                  },
                ]
              : []),
            // The received amount is left out if it equals the amount shown on the page.
            ...(receivedAmount === amount ? [] : [{ term: t`Recebido`, description: formats.money(receivedAmount) }]),
            ...(creditAmount > 0 ? [{ term: t`Crédito do aluno`, description: formats.money(creditAmount) }] : []),
            ...(receiptNumber ? [{ term: t`Recibo`, description: <code>{receiptNumber}</code> }] : []),
            { term: t`CPF do aluno`, description: <code>{taxId}</code> },
          ]}
        />
        <Disclosure summary={<Trans>Números da cobrança</Trans>}>
          <DescriptionList layout="rows" items={numbers} />
        </Disclosure>
      </CardSection>
    </Card>
  )
}

/** Says why the bank ended a slip, which can no longer be paid. */
function BankEnd({ how, codes }: NonNullable<ReceivedPaymentDetails['endedByBank']>) {
  const { t } = useLingui()
  const words = {
    rejected: t`Registro recusado pelo banco`,
    written_off: t`Boleto cancelado pelo banco`,
    protested: t`Boleto enviado a protesto pelo banco`,
  }
  return (
    <>
      {words[how]}
      {codes ? (
        <>
          <br />
          <Trans>
            Motivos no manual do banco: <code>{codes}</code>
          </Trans>
        </>
      ) : null}
    </>
  )
}

/** Returns the facts about the payment method, and the numbers by which other systems know the payment. */
function useMethodFacts({
  method,
  chargeNumber,
  money,
  slip,
  slipAccount,
  endedByBank,
  card,
}: ReceivedPaymentDetails): Record<'facts' | 'numbers', Fact[]> {
  const { t } = useLingui()
  const formats = useFormats()
  const transfers = (term: (number: number) => string): Fact[] =>
    money.map(({ endToEndId }, index) => ({ term: term(index + 1), description: <code>{endToEndId}</code> }))
  const numbered = (name: string) => (number: number) => (money.length > 1 ? `${name} (${number})` : name)
  switch (method) {
    case 'pix':
      return {
        facts: [],
        numbers: [
          ...transfers(numbered(t`Identificador do Pix`)),
          { term: t`Identificador da cobrança`, description: <code>{chargeNumber}</code> },
        ],
      }
    case 'bank_slip':
      return {
        facts: [
          ...(slip ? [{ term: t`Vencimento`, description: formats.date(slip.dueOn) }] : []),
          ...(endedByBank ? [{ term: t`No banco`, description: <BankEnd {...endedByBank} /> }] : []),
          ...(slipAccount
            ? [
                {
                  term: t`Conta`,
                  description: (
                    <>
                      <span dir="auto">{slipAccount.bankName}</span>
                      <br />
                      <code>{slipAccount.account}</code>
                    </>
                  ),
                },
              ]
            : []),
        ],
        numbers: [
          ...(slip
            ? [
                { term: t`Linha digitável`, description: <code>{slip.line}</code> },
                { term: t`Nosso número`, description: <code>{slip.ourNumber}</code> },
              ]
            : [{ term: t`Nosso número`, description: t`O banco ainda não registrou o boleto` }]),
          ...transfers(numbered(t`Número do pagamento no banco`)),
        ],
      }
    case 'credit_card': {
      const brand = card?.brand ? ((cardBrandNames as Record<string, string>)[card.brand] ?? card.brand) : null
      const lastFour = card?.lastFour
      const parts = card?.installments ?? 1
      return {
        facts: [
          { term: t`Cartão`, description: brand && lastFour ? t`${brand} final ${lastFour}` : t`A adquirente ainda não respondeu` },
          { term: t`Parcelas`, description: t`${parts}x` },
        ],
        numbers: [{ term: t`Número do pedido`, description: <code>{chargeNumber}</code> }, ...transfers(numbered(t`Número na adquirente`))],
      }
    }
  }
}
