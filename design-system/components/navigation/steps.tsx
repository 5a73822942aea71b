import { type ReactNode, useEffect, useRef } from 'react'

const tick = (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="m5 12 5 5 9-10" />
  </svg>
)

type StepState = 'done' | 'current' | 'upcoming'

/** A new step takes the focus to its heading, which screen readers then announce. */
export function Steps({
  label,
  steps,
  current,
  done = current - 1,
  summary,
  stateWords,
}: {
  label: string
  steps: readonly ReactNode[]
  /** Counted from 1; `steps.length + 1` once all are done. */
  current: number
  /** The number of steps done, from the first; unless given, all before the current one. */
  done?: number
  summary: string
  stateWords: Record<StepState, string>
}) {
  const getState = (index: number): StepState =>
    index + 1 === current ? 'current' : index + 1 < current && index < done ? 'done' : 'upcoming'
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('nav')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav className="steps__root" aria-label={label}>
      <div className="steps__summary">
        <h2 ref={heading} tabIndex={-1} className="steps__heading">
          {summary}
        </h2>
        <span className="steps__dashes" aria-hidden="true">
          {steps.map((_step, index) => (
            <span key={index} data-state={getState(index)} />
          ))}
        </span>
      </div>
      <ol className="steps__list" role="list">
        {steps.map((step, index) => (
          <li key={index} className="steps__step" data-state={getState(index)} aria-current={index + 1 === current ? 'step' : undefined}>
            <span className="steps__mark" aria-hidden="true">
              {getState(index) === 'done' ? tick : index + 1}
            </span>
            <span className="steps__name">
              {step}
              <span className="visually-hidden"> ({stateWords[getState(index)]})</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
