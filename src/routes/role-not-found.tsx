import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../router/page-title.ts'
import { requireRoleChoice } from '../auth/contexts/require-role-choice.ts'
import { RoleNotFoundPage } from '../auth/contexts/role-not-found-page.tsx'

export const Route = createFileRoute('/role-not-found')({
  staticData: { words: ['entry'] },
  beforeLoad: ({ context }) => requireRoleChoice(context, '/role-not-found'),
  head: ({ match }) => pageTitle(match, msg`Sua conta ainda não tem acesso`),
  component: RoleNotFoundPage,
})
