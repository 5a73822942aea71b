import { useState } from 'react'
import { look } from '../../look.ts'

/**
 * A person's photo, or the initials while there is none or it does not load. 32, 40, 48 or 96 px.
 * Decorative: the name stands beside it or names the control around it.
 */
export function Avatar({
  initials,
  photo,
  size = 'md',
}: {
  initials: string
  photo?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
}) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={look('avatar', { size })} aria-hidden="true">
      {photo && photo !== failed ? (
        <img
          // It may have failed before scripts ran.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(photo)
          }}
          src={photo}
          alt=""
          width="40"
          height="40"
          onError={() => setFailed(photo)}
        />
      ) : (
        initials
      )}
    </span>
  )
}
