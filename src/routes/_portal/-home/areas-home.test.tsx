// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { SessionPerson } from '../../../request/session/session.ts'
import { prefetchAreasHome } from './areas-home.tsx'

it('an operator without an institution asks for sums of nobody', async () => {
  const queryClient = new QueryClient()
  const asked = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue()
  const person = { profile: 'OPERATION', context: { tenantId: null } } as SessionPerson
  await prefetchAreasHome(queryClient, { person, openPaths: ['/financial/payments'] })
  expect(asked).not.toHaveBeenCalled()
})
