import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardHeader, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { type ShownPerson, useContactFacts, useIdentityFacts } from '../../subjects/person/use-person-facts.tsx'

interface SlipDetailsProps {
  slip: BankSlipDocument
  /** Payer's contact data, for staff. */
  contact?: Pick<ShownPerson, 'email' | 'phone'> | undefined
}

/** The slip's content as text, for screen readers and printing. */
export function SlipDetails({ slip, contact }: SlipDetailsProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const identityFacts = useIdentityFacts()
  const contactFacts = useContactFacts()
  const { bank, beneficiary, payer, debts } = slip
  const amount = formats.money(slip.amount)
  return (
    <Card aria-labelledby="slip-details">
      <CardHeader id="slip-details" title={<Trans>Dados do boleto</Trans>} folds />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`Vencimento`, description: formats.date(slip.dueOn) },
            { term: t`Valor do documento`, description: amount },
            { term: t`Beneficiário`, description: beneficiary.name },
            { term: t`CNPJ do beneficiário`, description: beneficiary.taxId },
            { term: t`Agência e código do beneficiário`, description: beneficiary.account },
            { term: t`Banco`, description: `${bank.name}, ${bank.code}` },
            { term: t`Nosso número`, description: <code>{slip.ourNumber}</code> },
            { term: t`Número do documento`, description: <code>{slip.documentNumber}</code> },
            { term: t`Data do documento`, description: formats.date(slip.issuedOn) },
            { term: t`Espécie`, description: slip.kind === 'ME' ? t`Mensalidade escolar (ME)` : t`Serviço (DS)` },
            { term: t`Carteira`, description: slip.portfolio },
            { term: t`Aceite`, description: t`Não` },
            { term: t`Local de pagamento`, description: t`Qualquer banco` },
          ]}
        />
      </CardSection>
      <CardSection>
        <CardTitle level={3}>
          <Trans>Pagador</Trans>
        </CardTitle>
        <DescriptionList
          items={[{ term: t`Nome`, description: payer.name }, ...identityFacts(payer), ...(contact ? contactFacts(contact) : [])]}
        />
      </CardSection>
      <CardSection>
        <CardTitle level={3}>
          <Trans>Instruções</Trans>
        </CardTitle>
        <Instructions slip={slip} />
      </CardSection>
      <CardSection>
        <CardTitle level={3}>
          <Trans>O que este boleto paga</Trans>
        </CardTitle>
        <AmountBreakdown
          lines={debts.map((debt) => {
            const due = formats.date(debt.dueDate)
            return { label: fullName(debt), note: t`Vencimento ${due}`, amount: formats.money(debt.amount) }
          })}
          total={{ label: t`Total`, amount }}
        />
      </CardSection>
    </Card>
  )
}

function Instructions({ slip: { dueOn, payableUntil } }: { slip: BankSlipDocument }): ReactNode {
  const formats = useFormats()
  const [day, last] = [formats.date(dueOn), formats.date(payableUntil)]
  return (
    <>
      <p>
        <Trans>Este valor vale até {day}. Multa, juros e descontos desse dia já estão nele.</Trans>
      </p>
      {payableUntil === dueOn ? null : (
        <p>
          <Trans>Os bancos não abrem nesse dia: este boleto ainda é recebido até {last}.</Trans>
        </p>
      )}
      <p>
        <Trans>
          Depois, gere a segunda via, com o valor do dia em que for pagar. Dinheiro que chegar depois paga o que ainda estiver em aberto; o
          que sobrar fica como crédito.
        </Trans>
      </p>
    </>
  )
}
