import { useSlider } from '@ark-ui/react/slider'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { useHydrated } from '../fields/use-hydrated.ts'
import { statusIcons } from '../feedback/status-icons.tsx'

export interface SliderMark {
  value: number
  label: ReactNode
}

export interface SliderProps {
  label: ReactNode
  /** Hides the label where a field above shows the same label and value. */
  hideLabel?: boolean | undefined
  /** Two names, such as "from" and "to", make a range. */
  thumbNames?: readonly [from: string, to: string] | undefined
  min: number
  max: number
  step?: number | undefined
  /** Step of PageUp and PageDown; ten steps by default. */
  largeStep?: number | undefined
  value?: readonly number[] | undefined
  defaultValue?: readonly number[] | undefined
  onChange?: ((value: number[]) => void) | undefined
  /** Called once when a move ends, for example to query a server. */
  onChangeEnd?: ((value: number[]) => void) | undefined
  formatValue: (value: number) => string
  /** Shown and read instead of a value that nobody chose; the thumb's position means nothing then. */
  emptyText?: string | undefined
  formatRange?: ((from: number, to: number) => string) | undefined
  marks?: readonly SliderMark[] | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

/** A value or range for approximate input; add a field for exact values. */
export function Slider({
  label,
  hideLabel = false,
  thumbNames,
  formatValue,
  emptyText,
  formatRange,
  marks,
  hint,
  error,
  name,
  ...props
}: SliderProps) {
  const id = useId()
  const [endedMoves, setEndedMoves] = useState(0)
  const slider = useSlider({
    ...props,
    id,
    // The machine's types require mutable arrays.
    value: props.value && [...props.value],
    defaultValue: [...(props.defaultValue ?? (thumbNames ? [props.min, props.max] : [props.min]))],
    invalid: Boolean(error),
    thumbAlignment: 'center',
    getAriaValueText: ({ value }) => emptyText ?? formatValue(value),
    onValueChange: ({ value }) => props.onChange?.(value),
    // The machine may report the value before the last key press.
    onValueChangeEnd: () => setEndedMoves((moves) => moves + 1),
  })
  const notifyEnd = useEffectEvent(() => props.onChangeEnd?.(slider.value))
  useEffect(() => {
    if (endedMoves > 0) notifyEnd()
  }, [endedMoves])
  // The content security policy rejects style attributes in the server's HTML.
  const isHydrated = useHydrated()
  const placed = <Props extends object>(part: Props) => (isHydrated ? part : { ...part, style: undefined })
  const [from = props.min, to = from] = slider.value
  const ids = { label: `${id}-words`, hint: hint ? `${id}-hint` : '', error: error ? `${id}-error` : '' }
  return (
    <div
      {...placed(slider.getRootProps())}
      className="slider__root"
      data-waiting={isHydrated ? undefined : ''}
      data-empty={emptyText === undefined ? undefined : ''}
    >
      <div className={hideLabel ? 'visually-hidden' : 'slider__head'}>
        <span className="slider__label" id={ids.label}>
          {label}
        </span>
        <span className="slider__value">{thumbNames && formatRange ? formatRange(from, to) : (emptyText ?? formatValue(from))}</span>
      </div>
      <div {...placed(slider.getControlProps())} className="slider__control">
        <div {...placed(slider.getTrackProps())} className="slider__track">
          <div {...placed(slider.getRangeProps())} className="slider__range" />
        </div>
        {slider.value.map((value, index) => {
          const thumb = placed(slider.getThumbProps({ index }))
          return (
            <div
              key={index}
              {...thumb}
              role="slider"
              aria-valuenow={value}
              tabIndex={props.disabled ? undefined : 0}
              className="slider__thumb"
              aria-labelledby={thumbNames ? `${ids.label} ${id}-name-${index}` : ids.label}
              aria-describedby={`${ids.error} ${ids.hint}`.trim() || undefined}
              aria-invalid={error ? true : undefined}
              onKeyDown={(event) => {
                // The machine handles these for vertical sliders only; by ARIA practice every arrow key moves the thumb.
                const move = event.key === 'ArrowUp' ? slider.increment : event.key === 'ArrowDown' ? slider.decrement : undefined
                if (!move || props.disabled) return thumb.onKeyDown?.(event)
                event.preventDefault()
                move(index)
              }}
            >
              {thumbNames ? (
                <span className="visually-hidden" id={`${id}-name-${index}`}>
                  {thumbNames[index]}
                </span>
              ) : null}
              <input {...placed(slider.getHiddenInputProps({ index, name }))} disabled={props.disabled} />
            </div>
          )
        })}
      </div>
      {marks && areEnds(marks, props) ? (
        <div className="slider__ends">
          {marks.map((mark) => (
            <span key={mark.value}>{mark.label}</span>
          ))}
        </div>
      ) : marks ? (
        <div {...placed(slider.getMarkerGroupProps())} className="slider__marks">
          {marks.map((mark) => (
            <span key={mark.value} {...placed(slider.getMarkerProps(mark))} className="slider__mark">
              {mark.label}
            </span>
          ))}
        </div>
      ) : null}
      {hint ? (
        <div className="slider__hint" id={ids.hint}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div className="slider__error" id={ids.error}>
          {statusIcons.danger}
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  )
}

/** Returns whether the marks are only the two ends: their words wrap rather than collide. */
function areEnds(marks: readonly SliderMark[], { min, max }: Pick<SliderProps, 'min' | 'max'>): boolean {
  return marks.length === 2 && marks[0]!.value === min && marks[1]!.value === max
}
