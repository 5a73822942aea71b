import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { useGate } from './use-gate.ts'

/** Deviation in minutes from which the clock is reported as wrong. */
const noticed = 1

/** Shows what the staff at the gate have to know about this device. */
export function GateState({ gate: { kit, waiting, sent } }: { gate: Pick<ReturnType<typeof useGate>, 'kit' | 'waiting' | 'sent'> }) {
  const { t } = useLingui()
  const minutes = Math.round((kit.data?.clockOffset ?? 0) / 60_000)
  return (
    <>
      {Math.abs(minutes) >= noticed ? (
        <Notice
          tone="warning"
          title={
            minutes > 0 ? (
              <Plural
                value={minutes}
                one="O relógio deste aparelho está # minuto atrasado"
                other="O relógio deste aparelho está # minutos atrasado"
              />
            ) : (
              <Plural
                value={-minutes}
                one="O relógio deste aparelho está # minuto adiantado"
                other="O relógio deste aparelho está # minutos adiantado"
              />
            )
          }
        >
          <Trans>As carteiras são conferidas pela hora do portal.</Trans>
        </Notice>
      ) : null}
      {kit.isError && !kit.data ? (
        <Notice tone="warning">{t`Por enquanto, este aparelho só confere carteiras com internet.`}</Notice>
      ) : null}
      {waiting > 0 ? (
        <Notice live="status" tone="warning">
          <Plural
            value={waiting}
            one="# leitura espera pela internet e será enviada sozinha. Deixe esta página aberta."
            other="# leituras esperam pela internet e serão enviadas sozinhas. Deixe esta página aberta."
          />
        </Notice>
      ) : sent.valid > 0 ? (
        <Notice live="status" tone="ok">
          <Plural
            value={sent.valid}
            one="# leitura feita sem internet foi enviada."
            other="# leituras feitas sem internet foram enviadas."
          />
        </Notice>
      ) : null}
      {sent.refused > 0 ? (
        <Notice live="alert" tone="danger">
          <Plural
            value={sent.refused}
            one="# carteira lida sem internet já não valia. A entrada não foi registrada."
            other="# carteiras lidas sem internet já não valiam. As entradas não foram registradas."
          />
        </Notice>
      ) : null}
    </>
  )
}
