import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { type Change, ChangeList } from '#design/components/data/change-list.tsx'
import { Timeline } from '#design/components/data/timeline.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'

export interface ShownVersion {
  revision: number
  /** When it was made; null for the state before the first change. */
  madeAt: string | null
  madeBy: string | null
  /** What it changed; null for the first one. */
  changes: readonly Change[] | null
  /** Additional information about who saved it. */
  note?: ReactNode
  action?: ReactNode
}

/** Who saved what and when, newest first, with what each version changed. */
export function VersionsCard({ versions, empty }: { versions: readonly ShownVersion[]; empty?: ReactNode }) {
  const { t } = useLingui()
  const { dateTime } = useFormats()
  return (
    <Card aria-labelledby="versions">
      <CardHeader id="versions" title={<Trans>Versões</Trans>} />
      <CardSection>
        {versions.length === 0 ? <p>{empty}</p> : null}
        <Timeline
          label={t`Versões`}
          events={versions.map(({ revision, madeAt, madeBy, changes, note, action }) => {
            const version = revision + 1
            return {
              id: String(revision),
              title: t`Versão ${version}`,
              date: madeAt === null ? t`Configuração inicial` : <time dateTime={madeAt}>{dateTime(madeAt)}</time>,
              who: madeBy === null ? madeAt === null ? undefined : t`Sistema` : <span dir="auto">{madeBy}</span>,
              text:
                changes || note || action ? (
                  <>
                    {note ? <p>{note}</p> : null}
                    {changes ? (
                      <Disclosure summary={<Trans>O que mudou</Trans>}>
                        <ChangeList nothing={t`Nada mudou.`} changes={changes} />
                      </Disclosure>
                    ) : null}
                    {action}
                  </>
                ) : undefined,
            }
          })}
        />
      </CardSection>
    </Card>
  )
}
