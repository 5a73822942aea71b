import { type ReactNode, useId } from 'react'
import { statusIcons } from '../feedback/status-icons.tsx'

/** What the native control must carry to belong to its label, hint and error. */
export interface FieldControl {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, box, hint and error around any native control. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelAction,
  icon,
  trailing,
  below,
  describedBy,
  children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  const descriptions = [errorId, hintId, describedBy].filter(Boolean).join(' ')
  return (
    <div className="field__root">
      <div className={hideLabel && !labelAction ? 'visually-hidden' : 'field__head'}>
        <label className={hideLabel ? 'visually-hidden' : 'field__label'} htmlFor={controlId}>
          {label} {optional ? <span className="field__optional">{optional}</span> : null}
        </label>
        {labelAction}
      </div>
      <div className="field__box">
        {icon ? <span className="field__icon">{icon}</span> : null}
        {children({
          id: controlId,
          className: 'field__control',
          'aria-describedby': descriptions || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {trailing ? <span className="field__trailing">{trailing}</span> : null}
      </div>
      {hint ? (
        <div className="field__hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div className="field__error" id={errorId}>
          {statusIcons.danger}
          <span>{error}</span>
        </div>
      ) : null}
      {below}
    </div>
  )
}

export interface FieldProps {
  label: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** Shown beside the field and read with it; marks the field invalid. */
  error?: ReactNode
  /** A word such as "optional" after the label. */
  optional?: ReactNode
  /** A link at the end of the label's line. */
  labelAction?: ReactNode
  icon?: ReactNode
  /** A button inside the field's end, such as "show password". */
  trailing?: ReactNode
  /** Under the field, after its hint and error: the rules of a password, a count. */
  below?: ReactNode
  /** Ids of further texts that are read with the field. */
  describedBy?: string | undefined
}

/** What belongs to the frame around a native control, and its id. */
export type FieldFrame = FieldProps & { id?: string | undefined }

/** Parts the props of a field into those of its frame and those of its native control. */
export function splitFrame<Props extends FieldFrame>({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelAction,
  icon,
  trailing,
  below,
  describedBy,
  ...control
}: Props): [frame: FieldFrame, control: Omit<Props, keyof FieldFrame>] {
  return [{ id, label, hideLabel, hint, error, optional, labelAction, icon, trailing, below, describedBy }, control]
}
