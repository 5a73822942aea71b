import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { PlanOffer } from '#api/agreements.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { Td, Th } from '#design/components/table/table-cell.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useAgreementWords } from './agreement-labels.tsx'
import { agreementQueries } from './agreements.queries.ts'
import { AgreementsFailure, AgreementsLoading } from './agreements-layout.tsx'
import { BudgetForm } from './budget-form.tsx'
import type { NewAgreementSearch } from './new-agreement-search.ts'

export function ComparePlans({ search }: { search: NewAgreementSearch }) {
  const { t } = useLingui()
  const query = useQuery(agreementQueries.calculation(search))
  if (query.isError) return <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  const { offers, grossAmount, debts, today } = query.data
  const fitting = offers.filter(({ obstacle }) => obstacle === null)
  const others = offers.filter(({ obstacle }) => obstacle !== null)
  return (
    <>
      <BudgetForm search={search} today={today} grossAmount={grossAmount} count={debts.length} />
      {fitting.length > 0 ? (
        <>
          <PayToday debtIds={debts.map(({ debtId }) => debtId)} amount={grossAmount} />
          <PlansTable offers={fitting} search={search} busy={query.isPlaceholderData} />
        </>
      ) : (
        <EmptyState icon={<CalendarX2 size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhum plano atende a estas condições`}>
          <Trans>Veja abaixo o motivo de cada um. Mude o valor por mês, a data ou os débitos escolhidos.</Trans>
        </EmptyState>
      )}
      <OtherPlans offers={others} />
    </>
  )
}

/** What every plan is compared with. */
function PayToday({ debtIds, amount }: { debtIds: readonly number[]; amount: number }) {
  const { t } = useLingui()
  const today = useFormats(useShell()).money(amount)
  return (
    <Card aria-label={t`Pagar tudo hoje, sem acordo`}>
      <CardRows>
        <ItemRow
          title={<Trans>Pagar tudo hoje, sem acordo</Trans>}
          description={<Trans>Cada plano mostra quanto se paga a mais do que este valor.</Trans>}
          status={<strong>{today}</strong>}
          action={
            <Link to="/financial/payment-checkout" search={{ debts: debtIds.join(',') }} className={buttonLook({ size: 'sm' })}>
              <Trans>Pagar hoje</Trans>
            </Link>
          }
        />
      </CardRows>
    </Card>
  )
}

function OtherPlans({ offers }: { offers: PlanOffer[] }) {
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

function PlansTable({ offers, search, busy }: { offers: PlanOffer[]; search: NewAgreementSearch; busy: boolean }) {
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
        <Th>
          <VisuallyHidden>
            <Trans>Ação</Trans>
          </VisuallyHidden>
        </Th>
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
                      {count} de {each}
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
  )
}
