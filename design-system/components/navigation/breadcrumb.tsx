import type { ReactNode } from 'react'

const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** Where a page stands: links to what is above it, then its own name. Phones show only the link one step up. */
export function Breadcrumb({
  label,
  links,
  current,
}: {
  label: string
  /** From the top down. */
  links: readonly ReactNode[]
  current: ReactNode
}) {
  return (
    <nav className="breadcrumb__root" aria-label={label}>
      <ol className="breadcrumb__list" role="list">
        {links.map((link, index) => (
          <li key={index} className="breadcrumb__item">
            <svg className="breadcrumb__back" width="20" height="20" {...stroke}>
              <path d="m12 19-7-7 7-7M19 12H5" />
            </svg>
            {link}
            <svg className="breadcrumb__separator" width="16" height="16" {...stroke}>
              <path d="m9 18 6-6-6-6" />
            </svg>
          </li>
        ))}
        <li className="breadcrumb__item" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
