import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { css } from '../../../styled-system/css/index.js'

/** What is quicker than this needs no stand-in. */
const patience = 200

/** Stands in for the rows of a list that is slow to come. */
export function StaffDebtsSkeleton({ rows }: { rows: number }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-busy="true" className={css({ display: 'grid', gap: '2' })}>
      {isSlow ? (
        <>
          <VisuallyHidden>
            <Trans>Carregando os débitos</Trans>
          </VisuallyHidden>
          {Array.from({ length: rows }, (_, index) => (
            <Skeleton key={index} shape="control" />
          ))}
        </>
      ) : null}
    </div>
  )
}
