import { useLingui } from '@lingui/react/macro'
import { Slider } from '#design/components/choices/slider.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { budgetStep } from './budget-range.ts'

export interface BudgetSliderProps {
  /** Cents a month, like `min` and `max`; null for any amount. */
  value: number | null
  min: number
  max: number
  onChange(value: number): void
  /** Called when the user ends a move. */
  onChangeEnd(value: number): void
}

/** Slider for the monthly amount, shown beside the field for the exact amount. */
export function BudgetSlider({ value, min, max, onChange, onChangeEnd }: BudgetSliderProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  return (
    <Slider
      label={t`Quanto cabe por mês?`}
      hideLabel
      min={min}
      max={max}
      step={budgetStep}
      value={[value ?? max]}
      emptyText={value === null ? t`Qualquer valor` : undefined}
      onChange={([next]) => onChange(next!)}
      onChangeEnd={([next]) => onChangeEnd(next!)}
      formatValue={money}
      marks={[min, max].map((mark) => ({ value: mark, label: money(mark) }))}
    />
  )
}
