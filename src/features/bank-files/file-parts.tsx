import { Trans, useLingui } from '@lingui/react/macro'
import type { BankFileDetails, EntryFinding } from '#api/financial/bank-files.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { findings as order } from './bank-file-search.ts'
import { useFindingNames, useFindingOutcomes } from './bank-file-words.tsx'

/** Kinds of entries that report a payment, booked or not. */
export const tellOfMoney: ReadonlySet<EntryFinding> = new Set([
  'matches',
  'paid_less',
  'paid_more',
  'paid_again',
  'future_day',
  'to_check',
  'unknown_slip',
  'other_account',
  'booked_before',
])
const booked: ReadonlySet<EntryFinding> = new Set(['matches', 'paid_less', 'paid_more', 'paid_again'])

type Findings = BankFileDetails['findings']

const getSum = (findings: Findings) =>
  findings.reduce((sum, one) => ({ entries: sum.entries + one.entries, amount: sum.amount + one.amount }), { entries: 0, amount: 0 })

/** Returns how many entries of a file are booked, and their sum. */
export const toBook = (findings: Findings) => getSum(findings.filter(({ finding }) => booked.has(finding)))

/** Shows the entries of a file grouped into parts, and what booking does with each part. */
export function FileParts({ file }: { file: BankFileDetails }) {
  const { t } = useLingui()
  const { findings, payments } = file
  const { money, number } = useFormats()
  const names = useFindingNames()
  const outcomes = useFindingOutcomes(file)
  const parts = findings.toSorted((one, other) => order.indexOf(one.finding) - order.indexOf(other.finding))
  const all = number(getSum(findings).entries)
  return (
    <Card aria-labelledby="parts">
      <CardHeader id="parts" title={<Trans>O que há no arquivo</Trans>} />
      <CardSection>
        <AmountBreakdown
          lines={parts.map(({ finding, entries, amount }) => ({
            label: `${names[finding]}: ${number(entries)}`,
            note: outcomes[finding],
            amount: tellOfMoney.has(finding) ? money(amount) : null,
          }))}
          total={{ label: t`Lançamentos: ${all}`, amount: payments.entries > 0 ? money(payments.amount) : null }}
        />
      </CardSection>
    </Card>
  )
}
