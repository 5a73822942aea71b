import { useState } from 'react'
import { look } from '../../look.ts'
import { initials } from './initials.ts'

/** The logo of what `name` names, or its initials where there is none or it does not load: 48 px, or 28 in a field. */
export function OptionLogo({
  name,
  logo,
  size = 'md',
}: {
  name: string
  logo?: string | null | undefined
  size?: 'sm' | 'md' | undefined
}) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={look('option-logo', { size })} aria-hidden="true">
      {logo && logo !== failed ? (
        <img
          // It may have failed before scripts ran.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(logo)
          }}
          src={logo}
          alt=""
          width="48"
          height="48"
          onError={() => setFailed(logo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
