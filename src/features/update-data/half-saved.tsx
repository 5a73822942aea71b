import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import { type ChangedHalves, fieldOfRefusal, getRefusals, type SaveOutcome } from './update-values.ts'
import { useSaveMessages } from './use-update-words.ts'

interface HalfSavedProps {
  outcome: SaveOutcome
  changed: ChangedHalves
}

/** Says which half was saved, and why the other was not. There is nothing to say about a half that nobody changed. */
export function HalfSaved({ outcome, changed }: HalfSavedProps) {
  const { t } = useLingui()
  const getMessage = useSaveMessages()
  const { contact, address } = outcome
  const refusals = getRefusals(outcome)
  const failed = { contact: contact !== 'saved', address: address !== 'saved' && address !== null }
  const saved = { contact: !failed.contact && changed.contact, address: address === 'saved' && changed.address }
  // Refusals that belong to a field are explained beside it.
  const unexplained = refusals.filter((code) => !fieldOfRefusal[code])
  if (refusals.length === 0 || (unexplained.length === 0 && !saved.contact && !saved.address)) return null
  const title = failed.contact
    ? failed.address
      ? t`Os dados não foram salvos.`
      : saved.address
        ? t`O endereço foi salvo. O contato, não.`
        : t`O contato não foi salvo.`
    : saved.contact
      ? t`O contato foi salvo. O endereço, não.`
      : t`O endereço não foi salvo.`
  return (
    <Notice tone={saved.contact || saved.address ? 'warning' : 'danger'} live="alert" title={title}>
      {[...new Set(unexplained.map((code) => getMessage(code)))].join(' ')} <Trans>O que falta continua no formulário.</Trans>
    </Notice>
  )
}
