import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Megaphone, Plus } from 'lucide-react'
import type { Announcement } from '#api/notifications/announcements.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { AnnouncementStatusPill } from './announcement-status-pill.tsx'
import { announcementSearch, type AnnouncementSearch } from './announcement-search.ts'
import { announcementQueries } from './announcements.queries.ts'
import { CancelAnnouncement } from './cancel-announcement.tsx'
import { getAnnouncementText, useAnnouncementWords } from './use-announcement-words.ts'

const announcementsPage = { path: '/announcements', read: announcementSearch }

/** Lists the announcements that the staff of the context sent or scheduled. */
export function AnnouncementsPage({ search }: { search: AnnouncementSearch }) {
  const { t } = useLingui()
  const query = useQuery(announcementQueries.list(search))
  const { data, isError, isPlaceholderData } = query
  const doneWords = { now: t`Comunicado enviado`, later: t`Comunicado agendado`, canceled: t`Comunicado cancelado` }
  const { done } = search
  return (
    <>
      <PageHeader
        title={t`Comunicados`}
        subtitle={t`O que a equipe enviou e agendou, e quantas pessoas leram.`}
        actions={
          <Link to="/announcements/new" className={buttonLook({ variant: 'primary' })}>
            <Plus />
            <Trans>Novo comunicado</Trans>
          </Link>
        }
      />
      {done ? <Notice tone="ok" live="status" title={doneWords[done]} /> : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os comunicados`} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : data.results.length === 0 ? (
        <EmptyState icon={<Megaphone size={32} />} title={t`Nenhum comunicado`}>
          <Trans>Escreva o primeiro: ele chega nas notificações de quem você escolher.</Trans>
        </EmptyState>
      ) : (
        <>
          <Card as="div" aria-busy={isPlaceholderData}>
            <CardRows aria-label={t`Comunicados`}>
              {data.results.map((announcement) => (
                <AnnouncementRow key={announcement.announcementId} announcement={announcement} />
              ))}
            </CardRows>
          </Card>
          <ShortPager
            list={announcementsPage}
            search={search}
            totalCount={data.totalCount}
            renderLink={(page, link) => <Link {...link} to="/announcements" search={{ perPage: search.perPage, page }} />}
          />
        </>
      )}
    </>
  )
}

function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { audienceName } = useAnnouncementWords()
  const { announcementId, status, audience, personName, senderName, sendAt, recipients, readers } = announcement
  const { title } = getAnnouncementText(announcement, i18n.locale)
  const [total, who] = [formats.number(recipients), audienceName(audience, personName)]
  const seen = formats.number(readers)
  return (
    <ItemRow
      icon={<Megaphone />}
      title={
        <Link to="/announcements/$announcementId" params={{ announcementId }} className={textLinkLook({ variant: 'after' })}>
          <span dir="auto">{title}</span>
        </Link>
      }
      description={
        <Facts>
          {who}
          {senderName ? t`por ${senderName}` : null}
          {status === 'sent' || status === 'sending' ? t`Lido por ${seen} de ${total}` : null}
        </Facts>
      }
      status={<AnnouncementStatusPill status={status} />}
      date={<time dateTime={sendAt}>{formats.dateTime(sendAt)}</time>}
      action={status === 'scheduled' ? <CancelAnnouncement announcementId={announcementId} title={title} /> : null}
    />
  )
}
