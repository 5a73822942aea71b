import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { FigureStrip } from '#design/components/data/figure-strip.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { reviewQueries } from './document-reviews.queries.ts'
import type { NextFilter } from './review-search.ts'
import { useNextReview } from './use-review-actions.ts'

/** Shows what waits and how the office keeps up, with the way to the next document. */
export function ReviewFigures({ filter }: { filter: NextFilter }) {
  const { t } = useLingui()
  const { number, day } = useFormats()
  const query = useQuery(reviewQueries.figures)
  const { data, isError } = query
  const open = useNextReview(filter)
  if (isError)
    return (
      <QueryError query={query} title={t`Não foi possível carregar os números da análise`}>
        <Trans>O serviço acadêmico está fora do ar agora.</Trans>
      </QueryError>
    )
  const figures = data && [
    { term: t`Aguardando`, value: number(data.waiting) },
    { term: t`Mais antigo, enviado em`, value: data.oldestSentAt ? day(data.oldestSentAt) : t`nenhum` },
    { term: t`Analisados hoje`, value: number(data.decidedToday) },
    {
      term: t`Aceitos no primeiro envio`,
      value: data.acceptedFirstTime === null ? t`sem dados` : `${number(data.acceptedFirstTime)}%`,
    },
  ]
  const problem = open.isError ? (
    <Notice tone="danger" live="alert" title={t`Não foi possível abrir o próximo documento. Tente de novo.`} />
  ) : null
  const next =
    data?.waiting === 0 ? null : (
      // The wrapper keeps the button as wide as its words.
      <div>
        <Button variant="primary" loading={open.isPending} onClick={() => open.mutate()}>
          <Trans>Analisar o próximo</Trans>
        </Button>
      </div>
    )
  return figures ? (
    <>
      {problem}
      <FigureStrip label={t`Documentos para analisar`} figures={figures} action={next} />
    </>
  ) : (
    <Skeleton shape="row" />
  )
}
