import { useId, type ReactNode } from 'react'

/** Fields that belong together, under a name that screen readers say on the way in. */
export function FormSection({
  legend,
  intro,
  children,
}: {
  legend: ReactNode
  /** A line under the legend. */
  intro?: ReactNode
  children: ReactNode
}) {
  const introId = useId()
  return (
    <fieldset className="form__section" aria-describedby={intro ? introId : undefined}>
      <legend className="form__legend">{legend}</legend>
      {intro ? (
        <p className="form__intro" id={introId}>
          {intro}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}
