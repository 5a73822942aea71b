import { createFileRoute } from '@tanstack/react-router'
import { RoleNotFoundPage } from '../auth/contexts/role-not-found-page.tsx'

/** For people without any role: they can only sign out and use another user. */
export const Route = createFileRoute('/role-not-found')({ staticData: { words: ['entry'] }, component: RoleNotFoundPage })
