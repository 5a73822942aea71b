import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { SaveOutcome } from './update-values.ts'
import { useSaveMessages } from './use-update-words.ts'

/** Which half was saved, and why the other was not. */
export function HalfSaved({ outcome: { contact, address } }: { outcome: SaveOutcome }) {
  const { t } = useLingui()
  const messageOf = useSaveMessages()
  const isSaved = { contact: contact === 'saved', address: address === 'saved' || address === null }
  if (isSaved.contact && isSaved.address) return null
  const title =
    isSaved.contact && !isSaved.address
      ? t`O contato foi salvo. O endereço, não.`
      : address === 'saved'
        ? t`O endereço foi salvo. O contato, não.`
        : t`Os dados não foram salvos.`
  const reasons = [contact, address].filter((half) => half !== 'saved' && half !== null)
  return (
    <Notice tone={isSaved.contact || address === 'saved' ? 'warning' : 'danger'} live="alert" title={title}>
      {[...new Set(reasons.map((code) => messageOf(code)))].join(' ')} <Trans>O que falta continua no formulário.</Trans>
    </Notice>
  )
}
