import { Avatar } from '../components/data/avatar.tsx'
import { ChevronDown } from '../components/icons/chevron-down.tsx'

/** What the account menu's button shows (its class is `app-header__account`): only the avatar on small screens. */
export function AccountBadge({
  initials,
  photo,
  name,
  role,
}: {
  initials: string
  photo?: string | undefined
  name: string
  /** Such as "Aluna · Campus Norte". */
  role?: string | undefined
}) {
  return (
    <>
      <Avatar initials={initials} photo={photo} />
      <span>
        <span className="app-header__accountName">{name}</span>
        {role ? <span className="app-header__accountRole">{role}</span> : null}
      </span>
      <ChevronDown />
    </>
  )
}
