import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfficePeriod, periodOptions } from '#api/academic/reenrollment-office.ts'
import type { z } from 'zod'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { PhasePill } from './period-words.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'

export interface ShownPeriod {
  period: OfficePeriod
  options: z.infer<typeof periodOptions>
}

interface PeriodFrameProps {
  periodId: number
  actions?: ReactNode
  children: (shown: ShownPeriod) => ReactNode
}

/** Heading and tabs of one period; what a tab shows is drawn once the period is known. */
export function PeriodFrame({ periodId, actions, children }: PeriodFrameProps) {
  const { t } = useLingui()
  const { date, until } = useFormats()
  const query = useQuery(officeQueries.periods())
  const { data, error } = query
  const period = data?.results.find((one) => one.periodId === periodId)
  const params = { periodId }
  return (
    <>
      <PageHeader
        back={<BackToPeriods />}
        title={period ? t`Rematrícula ${period.settings.period}` : t`Rematrícula`}
        status={period ? <PhasePill settings={period.settings} /> : null}
        subtitle={
          period ? (
            <Facts>
              <span dir="auto">{period.institution}</span>
              {t`aulas de ${date(period.settings.startsOn)} a ${date(period.settings.endsOn)}`}
              {t`rematrícula até ${until(period.settings.closesAt)}`}
            </Facts>
          ) : (
            <>&nbsp;</>
          )
        }
        actions={period ? actions : null}
        filters={
          <TabLinks label={t`Partes do período`}>
            <li>
              <Link to="/reenrollment-office/$periodId" params={params} className="tabs__tab" activeOptions={exact}>
                <TabLabel>
                  <Trans>Resumo</Trans>
                </TabLabel>
              </Link>
            </li>
            <li>
              <Link to="/reenrollment-office/$periodId/people" params={params} className="tabs__tab" activeOptions={below}>
                <TabLabel>
                  <Trans>Alunos</Trans>
                </TabLabel>
              </Link>
            </li>
            <li>
              <Link to="/reenrollment-office/$periodId/classes" params={params} className="tabs__tab" activeOptions={below}>
                <TabLabel>
                  <Trans>Turmas</Trans>
                </TabLabel>
              </Link>
            </li>
            <li>
              <Link to="/reenrollment-office/$periodId/settings" params={params} className="tabs__tab" activeOptions={below}>
                <TabLabel>
                  <Trans>Regras</Trans>
                </TabLabel>
              </Link>
            </li>
          </TabLinks>
        }
      />
      {error ? (
        portalErrorCode(error) === 'FORBIDDEN' ? (
          <Denied title={t`Você não tem acesso aos períodos de rematrícula`} />
        ) : (
          <QueryError query={query} title={t`Não foi possível carregar o período de rematrícula`} />
        )
      ) : period ? (
        children({ period, options: data!.options })
      ) : (
        <SkeletonCard lines={6} />
      )}
    </>
  )
}

const exact = { exact: true, includeSearch: false } as const
const below = { exact: false, includeSearch: false } as const

export function BackToPeriods() {
  return (
    <Link to="/reenrollment-office" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
      <ArrowLeft size={16} />
      <Trans>Períodos de rematrícula</Trans>
    </Link>
  )
}
