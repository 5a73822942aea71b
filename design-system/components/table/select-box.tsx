import type { ComponentProps } from 'react'

/** Returns a check box; a function rather than a component, since every row may have one. */
export function selectBox({
  label,
  indeterminate,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> & {
  label: string
  indeterminate?: boolean | undefined
}) {
  return (
    <label className="cell__check">
      <input
        {...input}
        type="checkbox"
        className="checkbox__box"
        // HTML has no attribute for the mixed state, only a DOM property.
        ref={(box) => {
          if (box) box.indeterminate = indeterminate ?? false
        }}
      />
      <span className="cell__checkWords">{label}</span>
    </label>
  )
}
