import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScanFace } from 'lucide-react'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { QueryError } from '../../shared/query-error.tsx'
import { ShortPager } from '../../shared/short-pager.tsx'
import { CardSettingsForm } from './card-settings-form.tsx'
import { cardPhotoQueries, cardPhotosSearch, type CardPhotosSearch, type PhotoDecisionOutcome } from './card-photos.queries.ts'
import { PhotoToReview } from './photo-to-review.tsx'

const photosPage = { path: '/enrollment-student-cards/photos', read: cardPhotosSearch }

/** The photos of student cards that wait for somebody to look at them (docs/requirements/academic-and-financial.md §2). */
export function CardPhotosPage({ search }: { search: CardPhotosSearch }) {
  const { t } = useLingui()
  const query = useQuery(cardPhotoQueries.list(search))
  const { data, isError } = query
  return (
    <>
      <PageHeader
        title={t`Fotos de carteiras`}
        subtitle={
          data ? (
            <Plural value={data.totalCount} _0="Nenhuma foto para analisar" one="# foto aguarda análise" other="# fotos aguardam análise" />
          ) : undefined
        }
      />
      {search.done ? <Outcome outcome={search.done} /> : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar as fotos`} />
      ) : !data ? (
        <SkeletonCard lines={6} />
      ) : (
        <>
          {data.results.length === 0 ? (
            <EmptyState icon={<ScanFace size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhuma foto para analisar`}>
              <Trans>Quando um aluno enviar a foto da carteira, ela aparece aqui.</Trans>
            </EmptyState>
          ) : (
            <CardList aria-label={t`Fotos que esperam`}>
              {data.results.map((photo) => (
                <PhotoToReview key={photo.photoId} photo={photo} />
              ))}
            </CardList>
          )}
          <ShortPager
            list={photosPage}
            search={search}
            totalCount={data.totalCount}
            renderLink={(page, link) => <Link {...link} to="/enrollment-student-cards/photos" search={{ perPage: search.perPage, page }} />}
          />
          {data.settings ? <CardSettingsForm settings={data.settings} /> : null}
        </>
      )}
    </>
  )
}

function Outcome({ outcome }: { outcome: PhotoDecisionOutcome }) {
  const { t } = useLingui()
  const done: Partial<Record<PhotoDecisionOutcome, string>> = {
    accepted: t`Foto aceita. O aluno foi avisado.`,
    refused: t`Foto recusada. O aluno foi avisado.`,
    saved: t`Regra salva.`,
  }
  const problems: Partial<Record<PhotoDecisionOutcome, string>> = {
    reason: t`Informe o motivo em pelo menos 5 letras. A foto continua esperando.`,
    gone: t`Esta foto já foi decidida, ou o aluno enviou outra.`,
    failed: t`Não foi possível salvar. Nada mudou: tente de novo.`,
  }
  if (done[outcome]) return <Notice live="status" tone="ok" title={done[outcome]} />
  return <Notice live="alert" tone="danger" title={problems[outcome]} />
}
