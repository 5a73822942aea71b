import { type ReactNode, useId } from 'react'
import { statusIcons } from '../feedback/status-icons.tsx'

export interface FieldControl {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  invalid,
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
          'aria-invalid': error || invalid ? true : undefined,
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
  hideLabel?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  /** Marks the field as invalid when it was refused together with others; the form says why. */
  invalid?: boolean | undefined
  optional?: ReactNode
  labelAction?: ReactNode
  icon?: ReactNode
  trailing?: ReactNode
  below?: ReactNode
  describedBy?: string | undefined
}

export type FieldFrame = FieldProps & { id?: string | undefined }

export function splitFrame<Props extends FieldFrame>({
  id,
  label,
  hideLabel,
  hint,
  error,
  invalid,
  optional,
  labelAction,
  icon,
  trailing,
  below,
  describedBy,
  ...control
}: Props): [frame: FieldFrame, control: Omit<Props, keyof FieldFrame>] {
  return [{ id, label, hideLabel, hint, error, invalid, optional, labelAction, icon, trailing, below, describedBy }, control]
}
