import { Amount } from './amount.tsx'

/** Screen readers ignore the strike-through, so the labels distinguish the amounts. */
export function DiscountedAmount({
  originalLabel,
  original,
  amountLabel,
  amount,
  size,
}: {
  originalLabel: string
  original: string
  amountLabel: string
  amount: string
  size?: 'display' | 'large' | 'medium' | 'inline' | undefined
}) {
  return (
    <span className="discounted-amount__root">
      <span className="visually-hidden">{originalLabel}: </span>
      <del className="discounted-amount__original">{original}</del>
      <span className="visually-hidden">; {amountLabel}: </span>
      <ins className="discounted-amount__amount">
        <Amount size={size}>{amount}</Amount>
      </ins>
    </span>
  )
}
