import type { ReactNode } from 'react'
import { Amount } from './amount.tsx'

/** For the link in a row's title: all of the row is its target. */
export const ledgerLink = 'ledger__link'

/** The total of the rows below it. @param action such as a menu of the files that hold them */
export function LedgerTotal({ label, amount, action }: { label: ReactNode; amount: ReactNode; action?: ReactNode }) {
  return (
    <div className="ledger__total">
      <div>
        <p>{label}</p>
        <Amount size="large">{amount}</Amount>
      </div>
      {action}
    </div>
  )
}

/** The rows of one month below its band. */
export function LedgerMonth({ id, name, level = 2, children }: { id: string; name: ReactNode; level?: 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading id={id} className="ledger__month">
        {name}
      </Heading>
      <ul role="list" className="ledger__rows" aria-labelledby={id}>
        {children}
      </ul>
    </>
  )
}

/**
 * An amount and what it is for.
 *
 * @param title a link with `ledgerLink`, or words
 * @param extra facts that follow the note where there is room
 * @param change what made the amount another one, such as a discount
 * @param action a link with `iconButtonLook`
 */
export function LedgerRow({
  icon,
  title,
  note,
  extra,
  amount,
  change,
  action,
}: {
  icon?: ReactNode
  title: ReactNode
  note: ReactNode
  extra?: ReactNode
  amount: ReactNode
  change?: ReactNode
  action?: ReactNode
}) {
  return (
    <li className="ledger__row">
      {icon ? <span className="ledger__icon">{icon}</span> : null}
      <div className="ledger__words">
        <div className="ledger__title">{title}</div>
        <div className="ledger__note">
          {note}
          {extra ? <span className="ledger__extra">{extra}</span> : null}
        </div>
      </div>
      <div className="ledger__figures">
        <Amount>{amount}</Amount>
        {change ? <div className="ledger__change">{change}</div> : null}
      </div>
      {action}
    </li>
  )
}
