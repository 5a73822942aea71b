import type { ReactNode } from 'react'
import { look } from '../../look.ts'

export function PhotoRow({
  id,
  avatar,
  title,
  hint,
  level: Heading = 'h3',
  above,
  children,
}: {
  id?: string | undefined
  avatar: ReactNode
  title: ReactNode
  hint: ReactNode
  /** `h2` where the row leads its card. */
  level?: 'h2' | 'h3'
  /** Puts the photo above the words and the buttons below both, in narrow cards except on phones. */
  above?: boolean | undefined
  children: ReactNode
}) {
  return (
    <>
      <div className={look('photo-row__root', { above })}>
        {avatar}
        <div className={look('photo-row__text', { above })}>
          <Heading id={id} className="photo-row__title">
            {title}
          </Heading>
          <p className={look('photo-row__hint', { above })}>{hint}</p>
          {above ? null : children}
        </div>
      </div>
      {above ? <div className="photo-row__acts">{children}</div> : null}
    </>
  )
}
