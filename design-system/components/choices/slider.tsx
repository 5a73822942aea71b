import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useInputBeforeHydration } from '../fields/use-input-before-hydration.ts'

export interface SliderProps {
  label: ReactNode
  name: string
  min: number
  max: number
  step?: number
  value: number
  onChange(value: number): void
  /** Called once when a move ends, for example to query a server. */
  onChangeEnd?: (value: number) => void
  /** The value in words, large above the track. */
  valueText: string
  /** Words for both ends. */
  ends: readonly [min: string, max: string]
}

/** An approximate value. A native range, which a plain form submits. */
export function Slider({ label, name, min, max, step = 1, value, onChange, onChangeEnd, valueText, ends }: SliderProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useInputBeforeHydration(input, value)
  const notifyEnd = useEffectEvent((ended: number) => onChangeEnd?.(ended))
  useEffect(() => {
    // React fires its change event during a move; the browser's own waits for the end.
    const range = input.current
    const end = () => notifyEnd(Number(range?.value))
    range?.addEventListener('change', end)
    return () => range?.removeEventListener('change', end)
  }, [])
  return (
    <div className="slider__root">
      <label className="slider__label" htmlFor={id}>
        {label}
      </label>
      <output className="slider__value" htmlFor={id} aria-live="off">
        {valueText}
      </output>
      <div className="slider__control">
        {/* The content security policy rejects style attributes in the server's HTML: the filled part is drawn. */}
        <svg className="slider__track" aria-hidden="true">
          <rect className="slider__filled" x="-1rem" width="1.25rem" height="100%" rx="4" />
          <rect className="slider__filled" width={`${((value - min) / (max - min)) * 100}%`} height="100%" />
        </svg>
        <input
          ref={input}
          id={id}
          type="range"
          className="slider__range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      </div>
      <div className="slider__ends" aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  )
}
