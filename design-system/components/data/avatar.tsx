import { useState } from 'react'
import { look } from '../../look.ts'

/** Falls back to initials. 32, 40, 48 or 96 px. Decorative: the name must be beside it or name the surrounding control. */
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
          // The image may have failed before hydration.
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
