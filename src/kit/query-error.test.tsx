// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../tests/support/component.tsx'
import { PortalError, type PortalErrorCode } from '../request/portal-error.ts'
import { QueryError } from './query-error.tsx'

it.each<[PortalErrorCode, boolean]>([
  ['UPSTREAM_UNAVAILABLE', true],
  ['NOT_FOUND', false],
  ['UNKNOWN', false],
])('of %s says that the service is down: %s', async (code, isDown) => {
  const query = { error: new PortalError(code), isFetching: false, refetch: () => Promise.reject(new Error('not asked')) }
  await renderPart(
    <QueryError query={query} title="Failed">
      Down
    </QueryError>,
  )
  expect(screen.queryByText('Down') !== null).toBe(isDown)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
