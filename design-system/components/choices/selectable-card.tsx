import { useId, type ComponentProps, type ReactNode } from 'react'

/** A debt that can be selected for payment by pressing its card. Day and amount are plain text: in a control's name or description they would be read twice. */
export function SelectableCard({
  id: given,
  as: Element = 'li',
  titleAs: Title = 'h2',
  title,
  subtitle,
  status,
  note,
  amount,
  below,
  selectable = true,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className' | 'type' | 'title'> & {
  as?: 'li' | 'article' | 'div' | undefined
  /** Screen readers jump from debt to debt by their headings. */
  titleAs?: 'h2' | 'h3' | undefined
  title: ReactNode
  subtitle?: ReactNode
  status?: ReactNode
  note?: ReactNode
  amount: ReactNode
  /** A link on a line of its own. */
  below?: ReactNode
  selectable?: boolean | undefined
}) {
  const generatedId = useId()
  const id = given ?? generatedId
  return (
    <Element className="selectable-card__root">
      <div className="selectable-card__head">
        {selectable ? (
          <span className="selectable-card__check">
            <input {...input} type="checkbox" className="checkbox__box" aria-labelledby={subtitle ? `${id}t ${id}s` : `${id}t`} />
          </span>
        ) : null}
        <div className="selectable-card__words">
          <Title className="selectable-card__title" id={`${id}t`}>
            {title}
          </Title>
          {subtitle ? (
            <div className="selectable-card__subtitle" id={`${id}s`}>
              {subtitle}
            </div>
          ) : null}
        </div>
      </div>
      <div className="selectable-card__foot">
        {status ? <div className="selectable-card__state">{status}</div> : null}
        <span className="selectable-card__note">{note}</span>
        <span className="selectable-card__amount">{amount}</span>
        {below ? <div className="selectable-card__below">{below}</div> : null}
      </div>
    </Element>
  )
}
