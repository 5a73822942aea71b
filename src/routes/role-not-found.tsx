import { createFileRoute } from '@tanstack/react-router'
import { RoleNotFoundPage } from '../auth/contexts/role-not-found-page.tsx'

export const Route = createFileRoute('/role-not-found')({ staticData: { words: ['entry'] }, component: RoleNotFoundPage })
