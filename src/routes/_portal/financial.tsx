import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { useSupportSector } from '../../shell/support/support-sector.ts'
import { shellQuery } from '../../request/shell.queries.ts'

/** For usability only: the services check the feature again. */
export const Route = createFileRoute('/_portal/financial')({
  // Smaller than a request for it.
  codeSplitGroupings: [],
  staticData: { words: ['debts'] },
  beforeLoad: async ({ context, location: { pathname } }) => {
    const { features } = await context.queryClient.ensureQueryData(shellQuery)
    if (!features.includes('financial')) throw notFound()
    if (pathname === '/financial') throw redirect({ to: '/financial/payments' })
  },
  component: Financial,
})

function Financial() {
  useSupportSector('financial')
  return <Outlet />
}
