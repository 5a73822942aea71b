import type { ReactNode } from 'react'

export function PhotoRow({ avatar, title, hint, children }: { avatar: ReactNode; title: ReactNode; hint: ReactNode; children: ReactNode }) {
  return (
    <div className="photo-row__root">
      {avatar}
      <div className="photo-row__text">
        <h3 className="photo-row__title">{title}</h3>
        <p className="photo-row__hint">{hint}</p>
        {children}
      </div>
    </div>
  )
}
