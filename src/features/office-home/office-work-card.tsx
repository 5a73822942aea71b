import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions, type LinkOptions } from '@tanstack/react-router'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { FigureLink } from '../../kit/list-parts/figure-link.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { officeWorkQuery } from './office-home.queries.ts'

/** Shows what waits at the office besides documents and requests, with links to it. */
export default function OfficeWorkCard() {
  const { t } = useLingui()
  const { number } = useFormats()
  const query = useQuery(officeWorkQuery)
  const { data, isError } = query
  if (isError)
    return (
      <QueryError query={query} title={t`Não foi possível carregar as outras pendências`}>
        <Trans>O serviço acadêmico está fora do ar agora.</Trans>
      </QueryError>
    )
  const { photos = null, certificates = null, reenrollments = null } = data ?? {}
  const figure = (term: string, count: number, way: LinkOptions) => ({
    term,
    value: (
      <FigureLink term={term} way={way}>
        {number(count)}
      </FigureLink>
    ),
  })
  const figures = [
    ...(photos === null ? [] : [figure(t`Fotos de carteiras para analisar`, photos, { to: '/enrollment-student-cards/photos' })]),
    ...(certificates === null ? [] : [figure(t`Certificados para analisar`, certificates, { to: '/academic-situation/certificates' })]),
    ...(reenrollments === null ? [] : [figure(t`Rematrículas em andamento`, reenrollments.count, toReenrollments(reenrollments.periodId))]),
  ]
  return (
    <Card aria-labelledby="office-work">
      <CardHeader id="office-work" title={<Trans>Outras pendências</Trans>} />
      <CardSection aria-busy={!data || undefined}>{data ? <FigureList figures={figures} /> : <Skeleton shape="row" />}</CardSection>
    </Card>
  )
}

const toReenrollments = (periodId: number | null) =>
  periodId === null
    ? linkOptions({ to: '/reenrollment-office' })
    : linkOptions({ to: '/reenrollment-office/$periodId', params: { periodId } })
