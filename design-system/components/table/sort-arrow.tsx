/**
 * The arrow of a sortable heading, inside a link or button with class `table__sort`. It points the way the
 * heading's `aria-sort` says and hides while the column is not sorted.
 */
export function SortArrow() {
  return (
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
}
