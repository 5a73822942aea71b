import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScanFace } from 'lucide-react'
import { type ReviewOutcome, ReviewPage } from '../../kit/review/review-page.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { CardSettingsForm } from './card-settings-form.tsx'
import { cardPhotoQueries } from './card-photos.queries.ts'
import { cardPhotosSearch, type CardPhotosSearch, type PhotoDecisionOutcome } from './card-photo-search.ts'
import { PhotoToReview } from './photo-to-review.tsx'

const photosPage = { path: '/enrollment-student-cards/photos', read: cardPhotosSearch }

/** Lists the photos of student cards that wait for review (docs/requirements/academic-and-financial.md §2). */
export function CardPhotosPage({ search }: { search: CardPhotosSearch }) {
  const { t } = useLingui()
  const query = useQuery(cardPhotoQueries.list(search))
  const outcomes: Record<PhotoDecisionOutcome, ReviewOutcome> = {
    accepted: { tone: 'ok', title: t`Foto aceita. O aluno foi avisado.` },
    refused: { tone: 'ok', title: t`Foto recusada. O aluno foi avisado.` },
    saved: { tone: 'ok', title: t`Regra salva.` },
  }
  return (
    <ReviewPage
      title={t`Fotos de carteiras`}
      subtitle={({ totalCount }) => (
        <Plural value={totalCount} _0="Nenhuma foto para analisar" one="# foto aguarda análise" other="# fotos aguardam análise" />
      )}
      outcome={search.done ? outcomes[search.done] : null}
      query={query}
      denied={t`Você não tem acesso às fotos de carteiras`}
      failed={t`Não foi possível carregar as fotos`}
      empty={{
        icon: <ScanFace size={32} />,
        title: t`Nenhuma foto para analisar`,
        children: <Trans>Quando um aluno enviar a foto da carteira, ela aparece aqui.</Trans>,
      }}
      listLabel={t`Fotos para analisar`}
      tiles
      after={({ totalCount, settings }) => (
        <>
          <ShortPager
            list={photosPage}
            search={search}
            totalCount={totalCount}
            renderLink={(page, link) => <Link {...link} to="/enrollment-student-cards/photos" search={{ perPage: search.perPage, page }} />}
          />
          {settings ? <CardSettingsForm settings={settings} /> : null}
        </>
      )}
    >
      {(photo) => <PhotoToReview key={photo.photoId} photo={photo} />}
    </ReviewPage>
  )
}
