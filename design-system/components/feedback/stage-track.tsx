import type { ReactNode } from 'react'

const tick = (
  <svg
    width="14"
    height="14"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="3.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="m5 12 5 5 9-10" />
  </svg>
)

export interface Stage {
  id: string
  name: ReactNode
  /** When it was, or until when it should be. */
  when?: ReactNode
  state: 'done' | 'current' | 'upcoming'
}

/** Few stages in one line. @param stateWords what screen readers add to each name */
export function StageTrack({
  label,
  stages,
  stateWords,
}: {
  label: string
  stages: readonly Stage[]
  stateWords: Record<Stage['state'], string>
}) {
  return (
    <ol className="stage-track__root" role="list" aria-label={label}>
      {stages.map(({ id, name, when, state }) => (
        <li key={id} className="stage-track__stage" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="stage-track__mark" aria-hidden="true">
            {state === 'done' ? tick : null}
          </span>
          <span className="stage-track__name">
            {name}
            <span className="visually-hidden"> ({stateWords[state]})</span>
          </span>
          {when ? <span className="stage-track__when">{when}</span> : null}
        </li>
      ))}
    </ol>
  )
}
