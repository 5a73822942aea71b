import type { ReactNode } from 'react'
import { look } from '../../look.ts'

export interface AmountLine {
  label: ReactNode
  note?: ReactNode
  /** Already formatted with its sign, such as "– R$ 299,50". */
  amount: ReactNode
  quiet?: boolean | undefined
}

export function AmountBreakdown({
  lines,
  total,
  size = 'full',
}: {
  lines: readonly AmountLine[]
  total?: Omit<AmountLine, 'quiet'> | undefined
  size?: 'full' | 'compact' | undefined
}) {
  return (
    <dl className={look('amount-breakdown__root', { size })}>
      {lines.map(({ label, note, amount, quiet }, index) => (
        <div key={index} className={look('amount-breakdown__line', { size })}>
          <dt className={look('amount-breakdown__label', { size, quiet })}>
            {label}
            {note ? <span className="amount-breakdown__note">{note}</span> : null}
          </dt>
          <dd className={look('amount-breakdown__value', { size, quiet })}>{amount}</dd>
        </div>
      ))}
      {total ? (
        <div className={look('amount-breakdown__total', { size })}>
          <dt className={look('amount-breakdown__totalLabel', { size })}>
            {total.label}
            {total.note ? <span className="amount-breakdown__note">{total.note}</span> : null}
          </dt>
          <dd className={look('amount-breakdown__totalValue', { size })}>{total.amount}</dd>
        </div>
      ) : null}
    </dl>
  )
}
