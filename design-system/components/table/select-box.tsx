import type { ComponentProps } from 'react'

export function SelectBox({
  label,
  indeterminate,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> & {
  label: string
  indeterminate?: boolean | undefined
}) {
  return (
    <label className="table-cell__check">
      <input
        {...input}
        type="checkbox"
        className="checkbox__box"
        // HTML has no attribute for the mixed state, only a DOM property.
        ref={(box) => {
          if (box) box.indeterminate = indeterminate ?? false
        }}
      />
      <span className="table-cell__checkWords">{label}</span>
    </label>
  )
}
