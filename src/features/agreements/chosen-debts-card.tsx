import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AgreementCalculation } from '#api/financial/agreements.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

/** The debts that an agreement replaces. @param aside a link beside the title */
export function ChosenDebts({ debts, aside }: Pick<AgreementCalculation, 'debts'> & { aside?: ReactNode }) {
  const formats = useFormats()
  const { fullName } = useDebtWords()
  return (
    <Card aria-labelledby="chosen-debts">
      <CardHeader id="chosen-debts" title={<Trans>Débitos que entram no acordo</Trans>} aside={aside} />
      <CardRows>
        {debts.map((debt) => {
          const date = formats.date(debt.dueDate)
          return (
            <ItemRow
              key={debt.debtId}
              title={fullName(debt)}
              description={<Trans>Venceu em {date}</Trans>}
              status={<strong>{formats.money(debt.amountPayable)}</strong>}
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
