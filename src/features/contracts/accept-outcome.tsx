import { useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { AcceptOutcome } from './contract-search.ts'

/** How accepting a contract ended. */
export function AcceptOutcomeNotice({ outcome }: { outcome: AcceptOutcome }) {
  const { t } = useLingui()
  const words: Record<AcceptOutcome, { tone: 'ok' | 'warning' | 'danger'; title: string; text: string }> = {
    accepted: { tone: 'ok', title: t`Contrato aceito`, text: t`Guarde o certificado: ele mostra quem aceitou, quando e qual versão.` },
    unread: { tone: 'danger', title: t`Falta marcar que você leu e aceita`, text: t`Marque a caixa acima e confirme de novo.` },
    CONTENT_CHANGED: {
      tone: 'warning',
      title: t`O contrato mudou`,
      text: t`A instituição ofereceu outro texto enquanto você lia. Leia a nova versão antes de aceitar. Nada foi aceito.`,
    },
    NOT_ACCEPTABLE: {
      tone: 'warning',
      title: t`Este contrato não aguarda mais aceite`,
      text: t`A situação dele mudou enquanto você lia. Nada foi aceito agora.`,
    },
    FORBIDDEN: {
      tone: 'warning',
      title: t`Só a própria pessoa pode aceitar`,
      text: t`Este acesso não permite aceitar contratos. Nada foi aceito.`,
    },
    failed: { tone: 'danger', title: t`O aceite não foi registrado`, text: t`Tente de novo em alguns minutos. Nada foi aceito.` },
  }
  const { tone, title, text } = words[outcome]
  return (
    <Notice tone={tone} live={tone === 'ok' ? 'status' : 'alert'} title={title}>
      {text}
    </Notice>
  )
}
