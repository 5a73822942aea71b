import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PlanOffer } from '#api/agreements.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { Td, Th } from '#design/components/table/table-cell.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { NewAgreementSearch } from './new-agreement-search.ts'

/** The plans that fit, side by side; on a phone each is a card. */
export function PlansTable({ offers, search, busy }: { offers: PlanOffer[]; search: NewAgreementSearch; busy: boolean }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const columns = { plan: t`Plano`, installments: t`Parcelas`, first: t`Primeira em`, added: t`Acréscimo`, total: t`Total` }
  return (
    // Closer columns ask the width of this.
    <div className="data-table__root">
      <Table label={t`Planos que servem`} columns="many">
        <TableHead>
          <Th kind="title">{columns.plan}</Th>
          <Th numeric>{columns.installments}</Th>
          <Th>{columns.first}</Th>
          <Th numeric>{columns.added}</Th>
          <Th numeric>{columns.total}</Th>
          <Th>
            <VisuallyHidden>
              <Trans>Ação</Trans>
            </VisuallyHidden>
          </Th>
        </TableHead>
        <TableBody aria-busy={busy}>
          {offers.map(({ plan, installments, addedAmount, totalAmount }) => {
            const count = plan.installmentCount
            const each = formats.money(installments.at(-1)!.amount)
            return (
              <Tr key={plan.planId}>
                <Td kind="title">{plan.description}</Td>
                <Td label={columns.installments} numeric>
                  <strong>
                    <Trans>
                      {count} de {each}
                    </Trans>
                  </strong>
                </Td>
                <Td label={columns.first}>{formats.date(installments[0]!.dueDate)}</Td>
                <Td label={columns.added} numeric>
                  + {formats.money(addedAmount)}
                </Td>
                <Td label={columns.total} numeric>
                  {formats.money(totalAmount)}
                </Td>
                <Td>
                  <Link
                    to="/financial/agreements/new"
                    search={{ ...search, plan: plan.planId }}
                    className={buttonLook({ size: 'sm', full: true })}
                    aria-label={t`Escolher o plano ${plan.description}`}
                  >
                    <Trans>Escolher</Trans>
                  </Link>
                </Td>
              </Tr>
            )
          })}
        </TableBody>
      </Table>
    </div>
  )
}
