import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireGuest } from '../../../auth/sign-in/require-guest.ts'
import { getLaunch } from '../../../auth/sign-in/launch.functions.ts'
import { LaunchPage } from '../../../auth/sign-in/launch-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

/** Asks the person who opened a sign-in address. */
export const Route = createFileRoute('/auth/launch/')({
  staticData: { words: ['entry'], assistants: false },
  beforeLoad: ({ context, location }) => requireGuest(context, location.searchStr),
  loader: async () => {
    const launch = await getLaunch()
    if (!launch) throw redirect({ to: '/auth/signin' })
    return launch
  },
  gcTime: 0,
  head: ({ match }) => pageTitle(match, msg`Entrar`),
  component: function LaunchRoute() {
    return <LaunchPage name={Route.useLoaderData().name} />
  },
})
