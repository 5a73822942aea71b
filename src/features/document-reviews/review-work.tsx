import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { navRow, navRowLink } from '#design/components/navigation/nav-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { WorkRows } from '../../kit/list-parts/work-rows.tsx'
import { reviewQueries } from './document-reviews.queries.ts'
import { useNextReview } from './use-review-actions.ts'

/** How many documents wait; a press opens the one that waits longest. */
export default function ReviewWork() {
  const { t } = useLingui()
  const { day } = useFormats()
  const query = useQuery(reviewQueries.figures)
  const open = useNextReview({})
  return (
    <WorkRows query={query} failure={t`Não foi possível carregar os números da análise`}>
      {({ waiting, oldestSentAt }) => {
        const since = oldestSentAt ? day(oldestSentAt) : ''
        return (
          <>
            {waiting === 0
              ? null
              : navRow({
                  id: 'documents',
                  icon: <FileText />,
                  link: (
                    <button type="button" className={navRowLink} aria-busy={open.isPending || undefined} onClick={() => open.mutate()}>
                      {t`${plural(waiting, { one: 'Analisar # documento', other: 'Analisar # documentos' })}`}
                    </button>
                  ),
                  end: since ? <Trans>desde {since}</Trans> : null,
                })}
            {open.isError ? (
              <li>
                <CardSection>
                  <Notice tone="danger" live="alert" title={t`Não foi possível abrir o próximo documento. Tente de novo.`} />
                </CardSection>
              </li>
            ) : null}
          </>
        )
      }}
    </WorkRows>
  )
}
