import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import { Amount } from './amount.tsx'

/** What a page asks a person to pay: when, how much, and below it the price without the discount. */
export function PriceFigure({
  due,
  isLate = false,
  amount,
  usual,
  note,
}: {
  due?: ReactNode
  /** Whether the day has passed. */
  isLate?: boolean
  /** Already formatted. */
  amount: string
  /** The price that the discount lowers; screen readers ignore the strike-through, so it has a label. */
  usual?: { label: string; amount: string } | undefined
  /** The reason for the lower price, or what else the amount needs. */
  note?: ReactNode
}) {
  return (
    <div className="price-figure__root">
      {due ? (
        <p className={look('price-figure__due', { late: isLate })}>
          {isLate ? <CircleAlert aria-hidden /> : null}
          <span>{due}</span>
        </p>
      ) : null}
      <p>
        <Amount size="display">{amount}</Amount>
      </p>
      {usual || note ? (
        <p className="price-figure__usual">
          {usual ? (
            <>
              <span className="visually-hidden">{usual.label}: </span>
              <del>{usual.amount}</del>
            </>
          ) : null}
          {note ? <span>{note}</span> : null}
        </p>
      ) : null}
    </div>
  )
}
