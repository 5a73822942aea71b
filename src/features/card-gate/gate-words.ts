import { useLingui } from '@lingui/react/macro'
import type { GateAnswer, GateResult } from '#api/academic/student-cards.ts'
import type { OfflineResult } from './offline-check.ts'

export type GateTone = 'ok' | 'warning' | 'danger'
/** `noKit`: without network, and nothing to verify with was fetched before; `failed`: the portal refused to look. */
export type ReadResult = GateResult | OfflineResult | 'noKit' | 'failed'

/** @param earlier a reading of the same code before: whoever stands at the gate has to look up */
export function getTone(result: ReadResult, earlier?: GateAnswer['earlier']): GateTone {
  if (result === 'valid') return earlier ? 'warning' : 'ok'
  return result === 'forged' || result === 'revoked' || result === 'elsewhere' || result === 'unknown' ? 'danger' : 'warning'
}

/** Returns the large title of each verdict, and what to do. */
export function useGateWords(): Record<Exclude<ReadResult, 'valid'>, { title: string; text: string }> & { valid: { title: string } } {
  const { t } = useLingui()
  return {
    valid: { title: t`Válida` },
    unproven: {
      title: t`Válida, confira a pessoa`,
      text: t`Um código digitado ou impresso não mostra de quem é. Entrada registrada.`,
    },
    stale: {
      title: t`Código antigo`,
      text: t`O código vale por cinco minutos. Peça à pessoa que abra a carteira de novo.`,
    },
    early: {
      title: t`Confira o relógio`,
      text: t`O código é de uma hora que ainda não chegou neste aparelho. Acerte o relógio e leia de novo.`,
    },
    forged: { title: t`Código inválido`, text: t`Não foi emitido pela instituição. Não aceite a carteira.` },
    inactive: { title: t`Inativa`, text: t`A matrícula não está ativa ou a foto ainda não foi aceita.` },
    expired: { title: t`Vencida`, text: t`A validade da carteira terminou.` },
    revoked: { title: t`Revogada`, text: t`Foi dada como perdida ou cancelada. Não aceite a carteira.` },
    elsewhere: { title: t`De outra instituição`, text: t`Esta carteira não vale aqui.` },
    unknown: { title: t`Desconhecida`, text: t`Nenhuma carteira tem este código. Confira o que foi lido ou digitado.` },
    newKey: {
      title: t`Sem como conferir`,
      text: t`As chaves da instituição mudaram desde a última conexão. Conecte este aparelho e leia de novo.`,
    },
    typedOffline: { title: t`Sem internet`, text: t`Um código digitado só é conferido com internet. Leia o código QR.` },
    shortOffline: {
      title: t`Sem internet`,
      text: t`Peça à pessoa que toque em “Portaria sem internet”, abaixo do código, e leia de novo.`,
    },
    unsupported: { title: t`Sem internet`, text: t`Este navegador não confere carteiras sem internet. Atualize-o ou use outro.` },
    noKit: { title: t`Sem internet`, text: t`Conecte este aparelho uma vez para que ele confira carteiras sem internet.` },
    failed: { title: t`Não foi possível ler`, text: t`O portal não respondeu. Leia de novo em alguns instantes.` },
  }
}
