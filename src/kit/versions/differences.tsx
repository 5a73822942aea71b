import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'

export interface Difference<Key extends string> {
  key: Key
  before: string
  after: string
}

/** Returns the texts that differ, in the order of the names. */
export function getDifferences<Key extends string>(
  before: Readonly<Record<Key, string>>,
  after: Readonly<Record<Key, string>>,
): Difference<Key>[] {
  return (Object.keys(after) as Key[]).flatMap((key) =>
    before[key] === after[key] ? [] : [{ key, before: before[key], after: after[key] }],
  )
}

interface ConflictProps<Key extends string> {
  /** Says who saved meanwhile. */
  title: string
  /** Whether it prevented saving; it then takes the focus. */
  isRefused: boolean
  /** The saved texts beside those typed here. */
  differences: readonly Difference<Key>[]
  labels: Readonly<Record<Key, string>>
  onTake: (key: Key) => void
  onReplace: () => void
  onDiscard?: () => void
}

/** Shows the differences if somebody else saved what is edited here, with buttons to take over what was saved. */
export function Conflict<Key extends string>({ title, isRefused, differences, labels, onTake, onReplace, onDiscard }: ConflictProps<Key>) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefused) root.current?.focus()
  }, [isRefused])
  return (
    <>
      <div ref={root} tabIndex={-1}>
        <Notice
          tone="warning"
          live="alert"
          title={title}
          action={
            <>
              <Button size="sm" onClick={onReplace}>
                <Trans>Salvar o meu por cima</Trans>
              </Button>
              {onDiscard ? (
                <Button size="sm" variant="quiet" onClick={onDiscard}>
                  <Trans>Descartar o meu</Trans>
                </Button>
              ) : null}
            </>
          }
        >
          <Trans>O que você digitou continua aqui; o resto já está como foi salvo. Compare antes de salvar.</Trans>
        </Notice>
      </div>
      <DescriptionList
        layout="rows"
        items={differences.map(({ key, before, after }) => {
          const label = labels[key]
          return {
            id: key,
            term: label,
            description: (
              <>
                <div dir="auto">
                  <Trans>Salvo: {before}</Trans>
                </div>
                <div dir="auto">
                  <Trans>Seu: {after}</Trans>
                </div>
                <Button
                  size="sm"
                  aria-label={t`Usar o que foi salvo: ${label}`}
                  onClick={() => {
                    onTake(key)
                    // The pressed button disappears with its difference.
                    root.current?.focus()
                  }}
                >
                  <Trans>Usar o que foi salvo</Trans>
                </Button>
              </>
            ),
          }
        })}
      />
    </>
  )
}
