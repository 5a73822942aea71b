import type { ReactNode } from 'react'

export function PhotoRow({
  id,
  avatar,
  title,
  hint,
  level: Heading = 'h3',
  children,
}: {
  id?: string | undefined
  avatar: ReactNode
  title: ReactNode
  hint: ReactNode
  /** `h2` where the row leads its card. */
  level?: 'h2' | 'h3'
  children: ReactNode
}) {
  return (
    <div className="photo-row__root">
      {avatar}
      <div className="photo-row__text">
        <Heading id={id} className="photo-row__title">
          {title}
        </Heading>
        <p className="photo-row__hint">{hint}</p>
        {children}
      </div>
    </div>
  )
}
