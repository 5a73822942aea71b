import type { ReactNode } from 'react'

export function StickyActionBar({
  label,
  amount,
  second,
  action,
}: {
  label: ReactNode
  amount?: ReactNode
  second?: ReactNode
  action: ReactNode
}) {
  return (
    <div className="sticky-action-bar__root">
      <p role="status">
        <span className="sticky-action-bar__label">{label}</span>{' '}
        {amount ? <span className="sticky-action-bar__amount">{amount}</span> : null}
      </p>
      {second ? <div className="sticky-action-bar__second">{second}</div> : null}
      <div className="sticky-action-bar__action">{action}</div>
    </div>
  )
}
