import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx'
import { cardBrand, cardBrandNames } from './masks/card-brand.ts'
import { cardNumber } from './masks/card-number.ts'
import { useFormReset } from './use-form-reset.ts'
import { useSharedRef } from './use-shared-ref.ts'

export function CardNumberField({ onValueChange, ref, ...props }: Omit<MaskedFieldProps, 'mask' | 'trailing' | 'icon'>) {
  const control = useSharedRef(ref)
  const first = cardNumber.strip(props.defaultValue ?? '')
  const [typed, setTyped] = useState(first)
  const brand = cardBrand(cardNumber.strip(props.value ?? typed))
  useFormReset(control, () => setTyped(first))
  return (
    <MaskedField
      {...props}
      ref={control}
      mask={cardNumber}
      icon={<CreditCard />}
      trailing={<span role="status">{brand ? <span className="card-number-field__brand">{cardBrandNames[brand]}</span> : null}</span>}
      onValueChange={(value) => {
        setTyped(value)
        onValueChange?.(value)
      }}
    />
  )
}
