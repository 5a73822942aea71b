import type { ReactNode } from 'react'

/** What a link that sorts a column must carry. */
export interface SortLink {
  className: string
  children: ReactNode
}

const arrow = (
  <svg
    width="14"
    height="14"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 5v14m-6-6 6 6 6-6" />
  </svg>
)

/**
 * The content of a heading that sorts its column: the caller's link with an arrow, which points the way the
 * heading's `aria-sort` says and hides while the column is not sorted. Cards get the bare words.
 */
export function SortHeading({ name, renderLink }: { name: string; renderLink(link: SortLink): ReactNode }) {
  return (
    <>
      {renderLink({
        className: 'table-cell__sort',
        children: (
          <>
            {name} {arrow}
          </>
        ),
      })}
      <span className="table-cell__sortWords">{name}</span>
    </>
  )
}
