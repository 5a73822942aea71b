import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { portalErrorCode } from '../request/portal-error.ts'

interface QueryErrorProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  title: string
  /** Shown while the service is down; not for other failures. */
  children?: ReactNode
}

export function QueryError({ query: { error, isFetching, refetch }, title, children }: QueryErrorProps) {
  const { t } = useLingui()
  return (
    <ErrorState title={title} retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}>
      {portalErrorCode(error) === 'UPSTREAM_UNAVAILABLE' ? children : <Trans>Tente de novo em alguns minutos.</Trans>}
    </ErrorState>
  )
}
