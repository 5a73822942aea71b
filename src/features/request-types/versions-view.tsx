import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { RequestDefinition, typeVersion } from '#api/academic/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { DifferenceList } from './difference-list.tsx'
import { requestTypeQueries } from './request-types.queries.ts'

interface VersionsViewProps {
  typeId: number
  versions: readonly z.infer<typeof typeVersion>[]
  /** The definition as it stands in the editor. */
  current: RequestDefinition
  isChanged: boolean
  /** Undefined if the user may not change the type. */
  onOpen: ((definition: RequestDefinition) => void) | undefined
}

/** Lists the saved versions, the differences of each from the current state, and a button to restore it. */
export function VersionsView({ typeId, versions, current, isChanged, onOpen }: VersionsViewProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const newest = Math.max(...versions.map(({ version }) => version))
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <>
      <Card as="div">
        <CardRows aria-label={t`Versões`}>
          {versions.map(({ version, at, by }) => (
            <ItemRow
              key={version}
              title={t`Versão ${version}`}
              description={by ? t`Salva por ${by}` : undefined}
              date={<time dateTime={at}>{formats.dateTime(at)}</time>}
              action={
                // The newest version equals the editor's content unless there are unsaved changes, so comparing it would show nothing.
                version === newest && !isChanged ? undefined : (
                  <Button size="sm" aria-pressed={chosen === version} onClick={() => setChosen(version)}>
                    <Trans>Comparar</Trans>
                  </Button>
                )
              }
            />
          ))}
        </CardRows>
      </Card>
      {chosen === null ? null : <Comparison key={chosen} typeId={typeId} version={chosen} current={current} onOpen={onOpen} />}
    </>
  )
}

interface ComparisonProps extends Omit<VersionsViewProps, 'versions' | 'isChanged'> {
  version: number
}

function Comparison({ typeId, version, current, onOpen }: ComparisonProps) {
  const { t } = useLingui()
  const query = useQuery(requestTypeQueries.version(typeId, version))
  return (
    <TitledSection id="comparison" title={t`O que mudou desde a versão ${version}`}>
      {query.isError ? (
        <QueryError query={query} title={t`Não foi possível carregar a versão`} />
      ) : query.data ? (
        <>
          <DifferenceList before={query.data.definition} after={current} />
          {onOpen ? (
            <div>
              <Button onClick={() => onOpen(query.data.definition)}>
                <Trans>Abrir esta versão no editor</Trans>
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <SkeletonRows rows={3} />
      )}
    </TitledSection>
  )
}
