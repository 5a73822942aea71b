import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'

interface QueryErrorProps {
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>
  title: string
  children?: ReactNode
}

export function QueryError({ query: { isFetching, refetch }, title, children }: QueryErrorProps) {
  const { t } = useLingui()
  return (
    <ErrorState title={title} retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}>
      {children}
    </ErrorState>
  )
}
