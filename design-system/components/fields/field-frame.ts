import type { ReactNode } from 'react'

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
