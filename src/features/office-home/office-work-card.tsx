import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { QueryError } from '../../shared/query-error.tsx'
import { officeWorkQuery } from './office-home.queries.ts'

const look = textLinkLook({ variant: 'after' })

/** What waits at the office besides documents and requests, with the ways to it. */
export default function OfficeWorkCard() {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const query = useQuery(officeWorkQuery)
  const { data, isError } = query
  if (isError)
    return (
      <QueryError query={query} title={t`Não foi possível carregar as outras pendências`}>
        <Trans>O serviço acadêmico está fora do ar agora.</Trans>
      </QueryError>
    )
  const { photos = null, certificates = null, reenrollments = null } = data ?? {}
  const figures = [
    ...(photos === null
      ? []
      : [
          {
            term: t`Fotos de carteiras para analisar`,
            value: (
              <Link to="/enrollment-student-cards/photos" className={look}>
                {number(photos)}
              </Link>
            ),
          },
        ]),
    ...(certificates === null
      ? []
      : [
          {
            term: t`Certificados para analisar`,
            value: (
              <Link to="/academic-situation/certificates" className={look}>
                {number(certificates)}
              </Link>
            ),
          },
        ]),
    ...(reenrollments === null
      ? []
      : [
          {
            term: t`Rematrículas em andamento`,
            value: <ToReenrollments periodId={reenrollments.periodId}>{number(reenrollments.count)}</ToReenrollments>,
          },
        ]),
  ]
  return (
    <Card aria-labelledby="office-work">
      <CardHeader id="office-work" title={<Trans>Outras pendências</Trans>} />
      <CardSection aria-busy={!data || undefined}>{data ? <FigureList figures={figures} /> : <Skeleton shape="row" />}</CardSection>
    </Card>
  )
}

function ToReenrollments({ periodId, children }: { periodId: number | null; children: string }) {
  return periodId === null ? (
    <Link to="/reenrollment-office" className={look}>
      {children}
    </Link>
  ) : (
    <Link to="/reenrollment-office/$periodId" params={{ periodId }} className={look}>
      {children}
    </Link>
  )
}
