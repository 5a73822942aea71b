import type { ReactNode } from 'react'
import { Avatar } from '../components/data/avatar.tsx'
import { ChevronDown } from '../components/icons/chevron-down.tsx'

export function AccountBadge({
  initials,
  photo,
  name,
  role,
}: {
  initials: string
  photo?: string | undefined
  name: string
  role?: ReactNode
}) {
  return (
    <>
      <Avatar initials={initials} photo={photo} />
      <span>
        <span className="app-header__accountName" dir="auto">
          {name}
        </span>
        {role ? <span className="app-header__accountRole">{role}</span> : null}
      </span>
      <ChevronDown />
    </>
  )
}
