import { Clock } from 'lucide-react'
import type { AnnouncementStatus } from '#api/notifications/announcements.ts'
import { Status } from '#design/components/feedback/status.tsx'
import { useAnnouncementWords } from './use-announcement-words.ts'

const tones = { scheduled: 'info', sending: 'info', sent: 'ok', canceled: 'neutral' } as const

export function AnnouncementStatusPill({ status }: { status: AnnouncementStatus }) {
  const { statuses } = useAnnouncementWords()
  return (
    <Status tone={tones[status]} icon={status === 'scheduled' ? <Clock size={16} /> : undefined}>
      {statuses[status]}
    </Status>
  )
}
