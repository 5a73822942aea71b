import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { SignInProblemPage } from '../session/sign-in-problem-page.tsx'

/** Where a sign-in ends that gave no session. */
export const Route = createFileRoute('/error')({
  validateSearch: z.object({ problem: z.catch(z.optional(z.enum(['denied', 'expired', 'failed'])), undefined) }),
  component: function ErrorRoute() {
    const { problem = 'failed' } = Route.useSearch()
    return <SignInProblemPage problem={problem} />
  },
})
