import { useLingui } from '@lingui/react/macro'
import type { ProtocolChannel } from '#api/academic/protocols.ts'

export function useChannelWords(): Record<ProtocolChannel, string> {
  const { t } = useLingui()
  return { portal: t`Portal`, counter: t`Balcão da secretaria` }
}
