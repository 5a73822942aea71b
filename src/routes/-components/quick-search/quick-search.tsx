import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CommandPalette } from '#design/components/overlays/command-palette.tsx'
import { hasPermission, isStaff } from '../../../request/permissions.ts'
import { useShell } from '../../../request/shell.queries.ts'
import type { PanelProps } from '../../../shell/panels.tsx'
import { mayReadDebts } from '#api/permissions.ts'
import { useFoundGroups } from './use-found-groups.ts'

export default function QuickSearch({ onClose }: PanelProps) {
  const { t } = useLingui()
  const { person } = useShell()
  const [query, setQuery] = useState('')
  const { groups, count, isNothing, isFetching, failed } = useFoundGroups(query)
  const searched = query.trim()
  return (
    <CommandPalette
      label={t`Buscar no portal`}
      hint={
        person === null
          ? undefined
          : !isStaff(person)
            ? t`Página, débito ou protocolo`
            : hasPermission(person, mayReadDebts)
              ? t`Aluno, matrícula, CPF ou página`
              : t`Aluno, protocolo ou página`
      }
      closeLabel={t`Fechar`}
      query={query}
      onQuery={setQuery}
      groups={groups.map(({ title, entries }) => ({ title, options: [...entries] }))}
      isSuggestion={isNothing}
      isBusy={isFetching}
      onChoose={(id) => {
        onClose()
        groups
          .flatMap(({ entries }) => entries)
          .find((entry) => entry.id === id)
          ?.run()
      }}
      onClose={onClose}
      announcement={
        searched && !isFetching ? t`${plural(count, { 0: 'Nenhum resultado', one: '# resultado', other: '# resultados' })}` : ''
      }
      message={
        failed.length > 0 ? (
          <Trans>Não foi possível buscar em: {failed.join(', ')}. O resto da busca funciona.</Trans>
        ) : isNothing ? (
          <Trans>Nenhum resultado para “{searched}”. Confira a grafia ou abra uma das suas áreas.</Trans>
        ) : null
      }
    />
  )
}
