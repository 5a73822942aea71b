/** Decorative: the element around it must say what is loading. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2.25" aria-hidden="true">
      <circle cx="10" cy="10" r="8" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
    </svg>
  )
}
