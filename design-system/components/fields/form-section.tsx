import { useId, type ReactNode } from 'react'

export function FormSection({
  id,
  legend,
  intro,
  children,
}: {
  /** The id to which links of the page and the focus lead. */
  id?: string
  legend: ReactNode
  /** The text below the legend, which is also the accessible description of the group. */
  intro?: ReactNode
  children: ReactNode
}) {
  const introId = useId()
  return (
    <fieldset id={id} tabIndex={id === undefined ? undefined : -1} className="form__section" aria-describedby={intro ? introId : undefined}>
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
