import { useId, type ReactNode } from 'react'

export function FormSection({
  legend,
  intro,
  children,
}: {
  legend: ReactNode
  /** Also the accessible description of the group. */
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
