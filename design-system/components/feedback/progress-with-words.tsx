import type { ReactNode } from 'react'
import { Progress, type ProgressProps } from './progress.tsx'

export function ProgressWithWords({ hint, ...progress }: ProgressProps & { hint?: ReactNode }) {
  return (
    <div className="progress-with-words__root">
      {/* The progress bar already announces both. */}
      <div className="progress-with-words__words" aria-hidden>
        <span className="progress-with-words__label">{progress.label}</span>
        {progress.text ? <span className="progress-with-words__text">{progress.text}</span> : null}
      </div>
      <Progress {...progress} />
      {hint ? <div className="progress-with-words__hint">{hint}</div> : null}
    </div>
  )
}
