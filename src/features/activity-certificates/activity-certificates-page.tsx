import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Award } from 'lucide-react'
import { type ReviewOutcome, ReviewPage } from '../../kit/review/review-page.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { activityCertificateQueries } from './activity-certificates.queries.ts'
import { activityCertificatesSearch, type ActivityCertificatesSearch, type CertificateOutcome } from './certificate-search.ts'
import { CertificateToReview } from './certificate-to-review.tsx'

const certificatesPage = { path: '/academic-situation/certificates', read: activityCertificatesSearch }

/** Certificates of complementary activities that wait for somebody to grant their hours (docs/requirements/academic-and-financial.md §2). */
export function ActivityCertificatesPage({ search }: { search: ActivityCertificatesSearch }) {
  const { t } = useLingui()
  const query = useQuery(activityCertificateQueries.list(search))
  const outcomes: Record<CertificateOutcome, ReviewOutcome> = {
    accepted: { tone: 'ok', title: t`Certificado aceito. O aluno foi avisado.` },
    refused: { tone: 'ok', title: t`Certificado recusado. O aluno foi avisado.` },
  }
  const notOpened: ReviewOutcome = { tone: 'danger', title: t`O certificado não abriu. Tente de novo em alguns minutos.` }
  return (
    <ReviewPage
      title={t`Certificados de atividades`}
      subtitle={({ totalCount }) => (
        <Plural
          value={totalCount}
          _0="Nenhum certificado para analisar"
          one="# certificado aguarda análise"
          other="# certificados aguardam análise"
        />
      )}
      outcome={search.file ? notOpened : search.done ? outcomes[search.done] : null}
      query={query}
      denied={t`Você não tem acesso aos certificados de atividades`}
      failed={t`Não foi possível carregar os certificados`}
      empty={{
        icon: <Award size={32} />,
        title: t`Nenhum certificado para analisar`,
        children: <Trans>Quando um aluno entregar o certificado de uma atividade complementar, ele aparece aqui.</Trans>,
      }}
      listLabel={t`Certificados que aguardam análise`}
      after={({ totalCount }) => (
        <ShortPager
          list={certificatesPage}
          search={search}
          totalCount={totalCount}
          renderLink={(page, link) => <Link {...link} to="/academic-situation/certificates" search={{ perPage: search.perPage, page }} />}
        />
      )}
    >
      {(activity) => <CertificateToReview key={activity.activityId} activity={activity} />}
    </ReviewPage>
  )
}
