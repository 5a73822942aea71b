import {
  Bell,
  CircleCheck,
  CircleDollarSign,
  FileExclamationPoint,
  FilePenLine,
  GraduationCap,
  Handshake,
  UserRoundPen,
} from 'lucide-react'
import type { ReactNode } from 'react'

const look = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

const icons: Record<string, ReactNode> = {
  payment_pending: <CircleDollarSign {...look} />,
  payment_confirmed: <CircleCheck {...look} />,
  documentation_mandatory: <FileExclamationPoint {...look} />,
  accept_contract: <FilePenLine {...look} />,
  agreement: <Handshake {...look} />,
  person_update: <UserRoundPen {...look} />,
  dependency_adaptation: <GraduationCap {...look} />,
}

/** The icon of a notification; a bell for one that the portal does not know. */
export function NotificationIcon({ name }: { name: string | null }) {
  return name !== null && Object.hasOwn(icons, name) ? icons[name] : <Bell {...look} />
}
