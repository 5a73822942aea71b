import { Trans } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, Link } from '@tanstack/react-router'
import { UserCheck } from 'lucide-react'
import type { ComponentType } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ChooseInstitutionCard } from '../../../auth/contexts/choose-institution.tsx'
import { isStaff } from '../../../request/permissions.ts'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { reviewQueries } from '../../../features/document-reviews/document-reviews.queries.ts'
import { officeWorkQuery } from '../../../features/office-home/office-home.queries.ts'
import { withWords } from '../../../i18n/create-i18n.ts'
import { flattenNavigation, isPlaceless, offersPage } from '../../../request/navigation.ts'
import type { Shell } from '../../../request/shell.functions.ts'
import { useMenu, useShell } from '../../../request/shell.queries.ts'
import { rpc } from '../../../rpc/rpc.ts'
import { Areas } from './areas.tsx'
import { Greeting } from './greeting.tsx'

type LazyPart = ComponentType & { preload?: () => Promise<void> | undefined }

interface StaffArea {
  /** The paths that its rows lead to; whoever may open one of them has the rows. */
  paths: readonly string[]
  /** Its rows of the queue; each loaded only for those whose work it is. */
  Rows: LazyPart
  /** Figures below the queue. */
  Figures?: LazyPart
  prefetch: (queryClient: QueryClient) => Promise<void>
}

/** What staff begin the day with. */
const staffAreas: StaffArea[] = [
  {
    paths: ['/financial/payments'],
    Rows: lazyRouteComponent(() => withWords(import('../../../features/debts/debt-work.tsx'), 'debts-staff')),
    Figures: lazyRouteComponent(() => withWords(import('../../../features/debts/workload-card.tsx'), 'debts-staff')),
    prefetch: (queryClient) => queryClient.prefetchQuery(debtQueries.workload()),
  },
  {
    paths: ['/requests'],
    Rows: lazyRouteComponent(() => withWords(import('../../../features/request-office/request-work.tsx'), 'request-office')),
    prefetch: (queryClient) => queryClient.prefetchQuery(rpc.academic.requestOffice.figures.queryOptions()),
  },
  {
    paths: ['/document-reviews'],
    Rows: lazyRouteComponent(() => withWords(import('../../../features/document-reviews/review-work.tsx'), 'document-reviews')),
    prefetch: (queryClient) => queryClient.prefetchQuery(reviewQueries.figures),
  },
  {
    paths: ['/enrollment-student-cards/photos', '/academic-situation/certificates', '/reenrollment-office'],
    Rows: lazyRouteComponent(() => withWords(import('../../../features/office-home/office-work.tsx'), 'office-home')),
    prefetch: (queryClient) => queryClient.prefetchQuery(officeWorkQuery),
  },
]

const getStaffAreas = ({ person, openPaths }: Pick<Shell, 'person' | 'openPaths'>) =>
  // Without an institution the sums would be meaningless.
  person !== null && !isPlaceless(person) && isStaff(person)
    ? staffAreas.filter(({ paths }) => paths.some((path) => offersPage({ openPaths }, path)))
    : []

/** Prefetches the home's data, since server rendering does not wait for lazy components. Each area shows its own failure. */
export async function prefetchAreasHome(queryClient: QueryClient, shell: Pick<Shell, 'person' | 'openPaths'>): Promise<void> {
  await Promise.all(
    getStaffAreas(shell).flatMap(({ Rows, Figures, prefetch }) => [Rows.preload?.(), Figures?.preload?.(), prefetch(queryClient)]),
  )
}

/** For staff, and where the institution lacks the financial feature. */
export default function AreasHome() {
  const shell = useShell()
  const { navigation } = useMenu()
  const areas = getStaffAreas(shell)
  const acting = flattenNavigation(navigation).find(({ path }) => path === '/impersonation')
  const paths = areas.flatMap((area) => area.paths)
  const hasOthers = navigation.some(({ hidden, path }) => !hidden && path !== '/' && !paths.includes(path ?? ''))
  return (
    <>
      <Greeting
        actions={
          acting ? (
            <Link to="/impersonation" className={buttonLook({ variant: 'outline' })}>
              <UserCheck />
              {acting.title}
            </Link>
          ) : null
        }
      />
      {isPlaceless(shell.person) ? <ChooseInstitutionCard /> : null}
      {areas.length > 0 ? (
        <Card aria-labelledby="queue">
          <CardHeader id="queue" title={<Trans>Para hoje</Trans>} />
          <CardRows aria-labelledby="queue">
            {areas.map(({ Rows, paths: [path] }) => (
              <Rows key={path} />
            ))}
          </CardRows>
          <CardSection className="card__none">
            <p>
              <Trans>Nada espera por você agora.</Trans>
            </p>
          </CardSection>
        </Card>
      ) : null}
      {areas.map(({ Figures, paths: [path] }) => (Figures ? <Figures key={path} /> : null))}
      {/* Beside figures, the menu says the same where it stands on the screen. */}
      <div className={areas.length > 0 ? 'titled-section__withoutMenu' : undefined}>
        <Areas besides={hasOthers ? paths : undefined} />
      </div>
    </>
  )
}
