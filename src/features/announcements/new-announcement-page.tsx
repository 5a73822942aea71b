import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { announcementQueries } from './announcements.queries.ts'

export function NewAnnouncementPage() {
  const { t } = useLingui()
  const { person } = useShell()
  const query = useQuery(announcementQueries.options())
  const place = person?.context?.name ?? ''
  return (
    <>
      <PageHeader
        back={
          <Link to="/announcements" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft />
            <Trans>Comunicados</Trans>
          </Link>
        }
        title={t`Novo comunicado`}
        subtitle={t`Chega nas notificações das pessoas desta instituição: ${place}.`}
      />
      {query.isError ? (
        <QueryError query={query} title={t`Não foi possível carregar o formulário`} />
      ) : !query.data ? (
        <SkeletonRows rows={6} />
      ) : (
        <AnnouncementForm options={query.data} />
      )}
    </>
  )
}
