import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RefusedAct } from '#design/components/actions/refused-act.tsx'
import { useShell } from '../request/shell.queries.ts'

/**
 * What services refuse to those who act as another person (`requireSelf`): disabled for them, with the reason.
 *
 * @param brief in a row or a bar, whose page says more
 */
export function DisabledWhileImpersonating({ brief, children }: { brief?: 'act' | 'pay' | undefined; children: ReactNode }) {
  const { person } = useShell()
  if (!person?.impersonated) return children
  const { name } = person
  return (
    <RefusedAct
      reason={
        brief === 'pay' ? (
          <Trans>Só {name} pode pagar.</Trans>
        ) : brief === 'act' ? (
          <Trans>Só {name} pode.</Trans>
        ) : (
          <Trans>
            Só {name} pode fazer isto. Você está atuando como {name}.
          </Trans>
        )
      }
    >
      {children}
    </RefusedAct>
  )
}
