import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { AnnouncementStatusPill } from './announcement-status-pill.tsx'
import { announcementQueries } from './announcements.queries.ts'
import { CancelAnnouncement } from './cancel-announcement.tsx'
import { getAnnouncementText, useAnnouncementWords } from './use-announcement-words.ts'

/** Shows an announcement, sent or scheduled: its texts, audience, time, and who read it. */
export function AnnouncementPage({ announcementId }: { announcementId: string }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { audienceName } = useAnnouncementWords()
  const { data: announcement } = useSuspenseQuery(announcementQueries.detail(announcementId))
  const { data: options } = useQuery(announcementQueries.options())
  const { status, texts, mainLanguage, targetPath, audience, personName, senderName, sendAt, recipients, readers } = announcement
  const { title } = getAnnouncementText(announcement, i18n.locale)
  const isOnItsWay = status === 'sent' || status === 'sending'
  const [total, read] = [formats.number(recipients), formats.number(readers)]
  const opened = options?.pages.find(({ path }) => path === targetPath)?.title
  const facts = [
    { term: t`Quem recebe`, description: <span dir="auto">{audienceName(audience, personName)}</span> },
    {
      term: isOnItsWay ? t`Enviado em` : t`Agendado para`,
      description: <time dateTime={sendAt}>{formats.dateTime(sendAt)}</time>,
    },
    ...(senderName ? [{ term: isOnItsWay ? t`Enviado por` : t`Criado por`, description: <span dir="auto">{senderName}</span> }] : []),
    ...(isOnItsWay
      ? [
          { term: t`Chegou a`, description: t`${plural(recipients, { one: '# pessoa', other: '# pessoas' })}` },
          { term: t`Leram`, description: t`${read} de ${total}` },
        ]
      : []),
    ...(targetPath ? [{ term: t`Página que se abre`, description: opened ?? <span translate="no">{targetPath}</span> }] : []),
  ]
  return (
    <>
      <PageHeader
        back={
          <Link to="/announcements" className={textLinkLook({ variant: 'alone', size: 'sm' })} activeOptions={{ exact: true }}>
            <ArrowLeft />
            <Trans>Comunicados</Trans>
          </Link>
        }
        title={<span dir="auto">{title}</span>}
        status={<AnnouncementStatusPill status={status} />}
        actions={status === 'scheduled' ? <CancelAnnouncement announcementId={announcementId} title={title} /> : null}
      />
      <TwoColumn
        aside={
          <Card aria-labelledby="sending">
            <CardHeader id="sending" title={<Trans>Envio</Trans>} />
            <CardSection>
              <DescriptionList layout="stacked" items={facts} />
            </CardSection>
          </Card>
        }
      >
        <AnnouncementPreview texts={texts} main={mainLanguage} title={<Trans>Texto do comunicado</Trans>} />
      </TwoColumn>
    </>
  )
}
