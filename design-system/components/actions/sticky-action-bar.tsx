import type { ReactNode } from 'react'

/** The bar at the foot of a phone screen: what was chosen, what it comes to, and the one action. */
export function StickyActionBar({
  label,
  amount,
  second,
  action,
}: {
  label: ReactNode
  amount?: ReactNode
  /** Another way, beside the action where there is room: a link or button with little weight. */
  second?: ReactNode
  /** A primary button or link. */
  action: ReactNode
}) {
  return (
    <div className="sticky-action-bar__root">
      {/* Announced as the selection changes. */}
      <p role="status">
        <span className="sticky-action-bar__label">{label}</span>{' '}
        {amount ? <span className="sticky-action-bar__amount">{amount}</span> : null}
      </p>
      {second ? <div className="sticky-action-bar__second">{second}</div> : null}
      <div className="sticky-action-bar__action">{action}</div>
    </div>
  )
}
