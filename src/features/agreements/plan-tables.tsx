import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PlanOffer } from '#api/agreements.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { Td, Th } from '#design/components/table/table-cell.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useAgreementWords } from './agreement-labels.tsx'

/** Plans that are not offered, with the reason. */
export function OtherPlans({ offers }: { offers: PlanOffer[] }) {
  const { obstacle: reason } = useAgreementWords()
  if (offers.length === 0) return null
  return (
    <Card aria-labelledby="other-plans">
      <CardHeader id="other-plans" title={<Trans>Planos indisponíveis</Trans>} />
      <CardRows>
        {offers.map(({ plan, obstacle }) => (
          <ItemRow
            key={plan.planId}
            title={plan.description}
            description={obstacle ? reason(obstacle) : null}
            date={<Plural value={plan.installmentCount} one="# parcela" other="# parcelas" />}
          />
        ))}
      </CardRows>
    </Card>
  )
}

interface PlansTableProps {
  offers: PlanOffer[]
  busy?: boolean
  renderChoice?: (plan: PlanOffer['plan']) => ReactNode
}

/** Plans that are offered, with their installments and what they add. */
export function PlansTable({ offers, busy, renderChoice }: PlansTableProps) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { methodNames } = useAgreementWords()
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
        {renderChoice ? (
          <Th>
            <VisuallyHidden>
              <Trans>Ação</Trans>
            </VisuallyHidden>
          </Th>
        ) : null}
      </TableHead>
      <TableBody aria-busy={busy}>
        {offers.map(({ plan, installments, addedAmount, totalAmount }) => {
          const count = plan.installmentCount
          const [first, each] = [formats.money(installments[0]!.amount), formats.money(installments.at(-1)!.amount)]
          const rest = count - 1
          return (
            <Tr key={plan.planId}>
              <Td kind="title">{plan.description}</Td>
              <Td label={columns.installments} numeric>
                <strong>
                  {first === each ? (
                    <Trans>
                      {count}x de {each}
                    </Trans>
                  ) : (
                    <Trans>
                      1ª de {first}, mais {rest} de {each}
                    </Trans>
                  )}
                </strong>
              </Td>
              <Td label={columns.first}>{formats.date(installments[0]!.dueDate)}</Td>
              <Td label={columns.methods}>{methodNames(plan.paymentMethods)}</Td>
              <Td label={columns.added} numeric>
                + {formats.money(addedAmount)}
              </Td>
              <Td label={columns.total} numeric>
                {formats.money(totalAmount)}
              </Td>
              {renderChoice ? <Td>{renderChoice(plan)}</Td> : null}
            </Tr>
          )
        })}
      </TableBody>
    </Table>
  )
}
