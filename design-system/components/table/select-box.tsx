import type { ComponentProps } from 'react'

/** The box that selects a row, or all of them: its words show beside it only above cards. */
export function SelectBox({
  label,
  indeterminate,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> & {
  label: string
  /** Some of the rows are selected, but not all. */
  indeterminate?: boolean | undefined
}) {
  return (
    <label className="table-cell__check">
      <input
        {...input}
        type="checkbox"
        className="checkbox__box"
        // The mixed state has no attribute in HTML, only a property.
        ref={(box) => {
          if (box) box.indeterminate = indeterminate ?? false
        }}
      />
      <span className="table-cell__checkWords">{label}</span>
    </label>
  )
}
