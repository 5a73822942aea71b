import type { ReactNode } from 'react'

/** The bar at the foot of a phone screen: what was chosen, what it comes to, and the one action. */
export function StickyActionBar({
  label,
  amount,
  action,
}: {
  label: ReactNode
  amount?: ReactNode
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
      <div className="sticky-action-bar__action">{action}</div>
    </div>
  )
}
