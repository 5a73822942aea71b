import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReceivedPaymentDetails } from '#api/received-payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { cardBrandNames } from '#design/components/fields/masks/card-brand.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useReceivedWords } from './received-labels.tsx'

type Fact = { term: string; description: ReactNode }

export function PaymentFacts({ payment }: { payment: ReceivedPaymentDetails }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { methodName } = useReceivedWords()
  const methodFacts = useMethodFacts(payment)
  const { studentName, taxId, method, amount, receivedAmount, creditAmount, receiptNumber } = payment
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={<Trans>Dados do pagamento</Trans>} />
      <CardSection>
        <Amount size="large">{formats.money(amount)}</Amount>
        <DescriptionList
          items={[
            { term: t`Aluno`, description: studentName },
            { term: t`CPF`, description: <code>{taxId}</code> },
            { term: t`Forma`, description: methodName(method) },
            { term: t`Recebido`, description: formats.money(receivedAmount) },
            ...(creditAmount > 0 ? [{ term: t`Crédito do aluno`, description: formats.money(creditAmount) }] : []),
            ...methodFacts,
            ...(receiptNumber ? [{ term: t`Recibo`, description: <code>{receiptNumber}</code> }] : []),
          ]}
        />
      </CardSection>
    </Card>
  )
}

function useMethodFacts({ method, chargeNumber, money, slip, card }: ReceivedPaymentDetails): Fact[] {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const transfers = (term: (number: number) => string): Fact[] =>
    money.map(({ endToEndId }, index) => ({ term: term(index + 1), description: <code>{endToEndId}</code> }))
  const numbered = (name: string) => (number: number) => (money.length > 1 ? `${name} (${number})` : name)
  switch (method) {
    case 'pix':
      return [
        ...transfers(numbered(t`Identificador do Pix`)),
        { term: t`Identificador da cobrança`, description: <code>{chargeNumber}</code> },
      ]
    case 'bank_slip':
      return [
        ...(slip
          ? [
              { term: t`Linha digitável`, description: <code>{slip.line}</code> },
              { term: t`Nosso número`, description: <code>{slip.ourNumber}</code> },
              { term: t`Vencimento`, description: formats.date(slip.dueOn) },
            ]
          : [{ term: t`Nosso número`, description: t`O banco ainda não registrou o boleto` }]),
        ...transfers(numbered(t`Número do pagamento no banco`)),
      ]
    case 'credit_card': {
      const brand = card?.brand ? ((cardBrandNames as Record<string, string>)[card.brand] ?? card.brand) : null
      const lastFour = card?.lastFour
      const parts = card?.installments ?? 1
      return [
        { term: t`Cartão`, description: brand && lastFour ? t`${brand} final ${lastFour}` : t`A adquirente ainda não respondeu` },
        { term: t`Parcelas`, description: t`${parts}x` },
        { term: t`Número do pedido`, description: <code>{chargeNumber}</code> },
        ...transfers(numbered(t`Número na adquirente`)),
      ]
    }
  }
}
