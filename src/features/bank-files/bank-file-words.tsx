import { useLingui } from '@lingui/react/macro'
import type {
  BankFile,
  BankFileProblem,
  BankFileStatus,
  EntryFinding,
  ReconciliationDifference,
  ResolutionReason,
} from '#api/bank-files.ts'
import { Status } from '#design/components/feedback/status.tsx'

/** Branch and number, as a slip prints them. */
export function AccountName({ account: { bankName, branch, number, digit } }: { account: NonNullable<BankFile['account']> }) {
  return (
    <span>
      <span dir="auto" translate="no">
        {bankName}
      </span>{' '}
      <code>
        {branch} / {number}-{digit}
      </code>
    </span>
  )
}

const fileTones = { reading: 'info', refused: 'danger', ready: 'warning', booking: 'info', booked: 'ok', canceled: 'neutral' } as const

export function BankFileState({ status }: { status: BankFileStatus }) {
  const { t } = useLingui()
  const names = {
    reading: t`Em leitura`,
    refused: t`Recusado`,
    ready: t`A confirmar`,
    booking: t`Em baixa`,
    booked: t`Processado`,
    canceled: t`Interrompido`,
  }
  return <Status tone={fileTones[status]}>{names[status]}</Status>
}

const findingTones = {
  matches: 'ok',
  amount_differs: 'warning',
  unknown_slip: 'danger',
  other_account: 'danger',
  booked_before: 'neutral',
  registered: 'ok',
  rejected: 'danger',
  no_money: 'neutral',
} as const

export function EntryState({ finding }: { finding: EntryFinding }) {
  return <Status tone={findingTones[finding]}>{useFindingNames()[finding]}</Status>
}

export function useFindingNames(): Record<EntryFinding, string> {
  const { t } = useLingui()
  return {
    matches: t`Confere`,
    amount_differs: t`Valor diferente`,
    unknown_slip: t`Boleto não encontrado`,
    other_account: t`Boleto de outra conta`,
    booked_before: t`Já baixado`,
    registered: t`Registro confirmado`,
    rejected: t`Registro recusado`,
    no_money: t`Sem pagamento`,
  }
}

/** What is wrong in a line, as who asks the bank for another file has to tell it. */
export function useProblemNames(): Record<BankFileProblem['reason'], string> {
  const { t } = useLingui()
  return {
    byte_order_mark: t`O arquivo começa com uma marca de UTF-8 (BOM). Salve o arquivo original do banco, sem abrir em um editor.`,
    encoding: t`A linha está em UTF-8, e as posições mudaram. Use o arquivo original do banco, em ISO 8859-1.`,
    record_length: t`A linha não tem 240 posições.`,
    cnab_400: t`Este arquivo é CNAB 400, que muda de banco para banco. Peça ao banco o retorno em CNAB 240 (FEBRABAN) e envie de novo.`,
    not_a_return: t`O arquivo não começa com um registro de retorno CNAB 240.`,
    record_type: t`O tipo de registro não é esperado aqui.`,
    bank_code: t`O código do banco não é o do início do arquivo.`,
    lot_number: t`O número do lote não segue a ordem.`,
    segment_pair: t`Os segmentos T e U não formam um par.`,
    digits: t`Há letras ou espaços em um campo de números.`,
    date: t`Uma data não existe ou falta.`,
    lot_count: t`O fim do lote informa outra quantidade de registros.`,
    file_count: t`O fim do arquivo informa outra quantidade de registros.`,
    lots_count: t`O fim do arquivo informa outra quantidade de lotes.`,
    cut: t`O arquivo termina antes do fim. Baixe de novo do banco.`,
    after_end: t`Há linhas depois do fim do arquivo.`,
    account: t`Nenhuma conta cadastrada tem este banco, agência e conta. Cadastre a conta em Bancos e envie de novo.`,
  }
}

/** How bank and portal differ. */
export function useDifferenceName(): (difference: Pick<ReconciliationDifference, 'kind' | 'amount' | 'expected'>) => string {
  const { t } = useLingui()
  return ({ kind, amount, expected }) => {
    switch (kind) {
      case 'not_booked':
        return expected === null || expected === amount ? t`No banco, sem baixa` : t`Valor diferente, sem baixa`
      case 'amount_differs':
        return t`Valor diferente`
      case 'not_in_file':
        return t`Baixado, sem arquivo do banco`
    }
  }
}

export function useResolutionReasons(): Record<ResolutionReason, string> {
  const { t } = useLingui()
  return {
    booked_elsewhere: t`Baixado de outra forma`,
    refunded: t`Devolvido a quem pagou`,
    settled_with_payer: t`Acertado com quem pagou`,
    other_system: t`Boleto de outro sistema`,
    bank_corrected: t`Erro do banco, já corrigido`,
    other: t`Outro motivo`,
  }
}
