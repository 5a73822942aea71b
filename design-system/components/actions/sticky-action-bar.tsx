import type { ReactNode } from 'react'

/** One row, on phones too: there the other way stands below the amount, instead of the words about it. */
export function StickyActionBar({
  label,
  amount,
  second,
  action,
}: {
  label: ReactNode
  amount?: ReactNode
  /** A link with `textLinkLook({ variant: 'alone' })`. */
  second?: ReactNode
  action: ReactNode
}) {
  return (
    <div className="sticky-action-bar__root">
      <div className="sticky-action-bar__about">
        <p role="status" className="sticky-action-bar__status">
          <span className="sticky-action-bar__label">{label}</span>{' '}
          {amount ? <span className="sticky-action-bar__amount">{amount}</span> : null}
        </p>
        {second ? <div className="sticky-action-bar__second">{second}</div> : null}
      </div>
      <div className="sticky-action-bar__action">{action}</div>
    </div>
  )
}
