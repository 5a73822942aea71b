import {
  ArrowUpRight,
  Bell,
  BellRing,
  BookOpen,
  CalendarCog,
  CalendarPlus,
  Circle,
  ClipboardList,
  FileChartColumn,
  FileCheck,
  FileSignature,
  FileUp,
  GraduationCap,
  HandCoins,
  Handshake,
  House,
  IdCard,
  Inbox,
  Landmark,
  Users,
  Megaphone,
  ReceiptText,
  ScrollText,
  UserCheck,
  UserPen,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'

const size = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

const icons: Readonly<Record<string, ReactNode>> = {
  home: <House {...size} />,
  payments: <Wallet {...size} />,
  agreements: <Handshake {...size} />,
  banks: <Landmark {...size} />,
  payers: <Users {...size} />,
  'received-payments': <HandCoins {...size} />,
  'academic-situation': <GraduationCap {...size} />,
  'document-reviews': <FileCheck {...size} />,
  'request-office': <Inbox {...size} />,
  'reenrollment-office': <CalendarCog {...size} />,
  'request-types': <ClipboardList {...size} />,
  'enrollment-documents': <FileUp {...size} />,
  requests: <ClipboardList {...size} />,
  reenrollments: <CalendarPlus {...size} />,
  'student-cards': <IdCard {...size} />,
  'update-data': <UserPen {...size} />,
  contracts: <FileSignature {...size} />,
  invoices: <ReceiptText {...size} />,
  'income-report': <FileChartColumn {...size} />,
  statement: <ScrollText {...size} />,
  reminders: <BellRing {...size} />,
  notifications: <Bell {...size} />,
  announcements: <Megaphone {...size} />,
  account: <UserRound {...size} />,
  impersonation: <UserCheck {...size} />,
  library: <BookOpen {...size} />,
}

export function menuIcon({ icon, href }: { icon: string | null; href: string | null }): ReactNode {
  if (icon !== null && Object.hasOwn(icons, icon)) return icons[icon]
  return href === null ? <Circle {...size} /> : <ArrowUpRight {...size} />
}
