import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { FigureStrip } from '#design/components/data/figure-strip.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { FigureLink } from '../../kit/list-parts/figure-link.tsx'
import { QueryError } from '../../kit/query-error.tsx'

/** Shows what waits, and how the office has answered lately. @param isAlone on another page than the queue */
export function OfficeFiguresCard({ isAlone = false }: { isAlone?: boolean }) {
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
  const [open, late] = [t({ message: 'Em aberto', context: 'requerimentos' }), t`Atrasados`]
  const figures = data && [
    // The queue shows its own count, so the number of open requests is left out there.
    ...(isAlone
      ? [
          {
            term: open,
            value: (
              <FigureLink term={open} way={{ to: '/requests' }}>
                {number(data.waiting)}
              </FigureLink>
            ),
          },
        ]
      : []),
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
  if (!isAlone)
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
  return (
    <Card aria-labelledby="office-figures">
      <CardHeader
        id="office-figures"
        title={<Trans>Requerimentos para responder</Trans>}
        aside={
          <Link to="/requests" search={{ assignee: 'me' }} className={textLinkLook({ variant: 'alone' })}>
            <Trans>Atribuídos a mim</Trans>
          </Link>
        }
      />
      <CardSection aria-busy={!data || undefined}>
        {figures ? <FigureList figures={figures} /> : <Skeleton shape="row" />}
        {data && data.late > 0 ? (
          <div>
            <Link to="/requests" search={{ age: 'late' }} className={buttonLook()}>
              <Trans>Responder aos atrasados</Trans>
            </Link>
          </div>
        ) : null}
      </CardSection>
    </Card>
  )
}
