// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PortalError, type PortalErrorCode } from '../request/portal-error.ts'
import { QueryError } from './query-error.tsx'

afterEach(cleanup)

it.each<[PortalErrorCode, boolean]>([
  ['UPSTREAM_UNAVAILABLE', true],
  ['NOT_FOUND', false],
  ['UNKNOWN', false],
])('of %s says that the service is down: %s', (code, isDown) => {
  const query = { error: new PortalError(code), isFetching: false, refetch: () => Promise.reject(new Error('not asked')) }
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryError query={query} title="Failed">
        Down
      </QueryError>
    </I18nProvider>,
  )
  expect(screen.queryByText('Down') !== null).toBe(isDown)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
