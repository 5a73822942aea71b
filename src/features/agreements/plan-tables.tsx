import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PlanOffer } from '#api/financial/agreements.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { Td, Th } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useAgreementWords } from './agreement-labels.tsx'

/** Plans that are not offered, with the reason; `named` as the office calls them, too. */
export function OtherPlans({ offers, named }: { offers: PlanOffer[]; named?: boolean }) {
  const { obstacle: reason } = useAgreementWords()
  if (offers.length === 0) return null
  return (
    <Card aria-labelledby="other-plans">
      <CardHeader id="other-plans" title={<Trans>Planos indisponíveis</Trans>} />
      <CardRows>
        {offers.map(({ plan, obstacle }) => (
          <ItemRow
            key={plan.planId}
            title={<Plural value={plan.installmentCount} one="# parcela" other="# parcelas" />}
            description={obstacle ? reason(obstacle) : null}
            date={named ? plan.description : null}
          />
        ))}
      </CardRows>
    </Card>
  )
}

/** Plans that are offered, with their installments and what they add. */
export function PlansTable({ offers }: { offers: PlanOffer[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { methodNames, getInstallments } = useAgreementWords()
  const columns = {
    plan: t`Plano`,
    installments: t`Parcelas`,
    first: t`Primeira em`,
    methods: t`Formas de pagamento`,
    added: t`A mais do que pagando hoje`,
    total: t`Total`,
  }
  return (
    <Table label={t`Planos disponíveis`} columns="many">
      <TableHead>
        <Th kind="title">{columns.plan}</Th>
        <Th numeric>{columns.installments}</Th>
        <Th>{columns.first}</Th>
        <Th>{columns.methods}</Th>
        <Th numeric>{columns.added}</Th>
        <Th numeric>{columns.total}</Th>
      </TableHead>
      <TableBody>
        {offers.map((offer) => {
          const { plan, installments, addedAmount, totalAmount } = offer
          return (
            <Tr key={plan.planId}>
              <Td kind="title">{plan.description}</Td>
              <Td label={columns.installments} numeric>
                <strong>{getInstallments(offer)}</strong>
              </Td>
              <Td label={columns.first}>{formats.date(installments[0]!.dueDate)}</Td>
              <Td label={columns.methods}>{sentence(methodNames(plan.paymentMethods))}</Td>
              <Td label={columns.added} numeric>
                + {formats.money(addedAmount)}
              </Td>
              <Td label={columns.total} numeric>
                {formats.money(totalAmount)}
              </Td>
            </Tr>
          )
        })}
      </TableBody>
    </Table>
  )
}

/** Alone in a cell, as words begin that stand by themselves. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
