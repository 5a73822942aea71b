import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { FigureStrip } from '#design/components/data/figure-strip.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { FigureLink } from '../../kit/list-parts/figure-link.tsx'
import { QueryError } from '../../kit/query-error.tsx'

/** Shows how many are late, and how the office has answered lately. */
export function OfficeFigures() {
  const { t } = useLingui()
  const { number, grade } = useFormats()
  const query = useQuery(rpc.academic.requestOffice.figures.queryOptions())
  const { data, isError } = query
  if (isError)
    return (
      <QueryError query={query} title={t`Não foi possível carregar os números dos requerimentos`}>
        <Trans>O serviço acadêmico está fora do ar agora.</Trans>
      </QueryError>
    )
  const late = t`Atrasados`
  const figures = data && [
    {
      term: late,
      tone: data.late > 0 ? ('danger' as const) : undefined,
      value: (
        <FigureLink term={late} way={{ to: '/requests', search: { age: 'late' } }}>
          {number(data.late)}
        </FigureLink>
      ),
    },
    {
      term: t`No prazo, em 90 dias`,
      value: data.answeredInTime === null ? t`sem dados` : `${number(data.answeredInTime)}%`,
    },
    { term: t`Satisfação, de 1 a 5`, value: data.satisfaction === null ? t`sem dados` : grade(data.satisfaction) },
  ]
  return figures ? (
    <FigureStrip
      label={t`Números do atendimento`}
      figures={figures}
      link={
        <Link to="/requests/figures" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
          <Trans>Indicadores</Trans>
        </Link>
      }
    />
  ) : (
    <Skeleton shape="row" />
  )
}
