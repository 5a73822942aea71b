import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck, FileCheck, FileX, Scale, Upload } from 'lucide-react'
import type { BankFile, OpenDifferences, RemittanceAccount } from '#api/financial/bank-files.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { AccountName, getBooked } from './bank-file-words.tsx'

interface WaitingDecisionsProps {
  /** The latest files, newest first. */
  files: readonly BankFile[]
  accounts: readonly RemittanceAccount[]
  differences: readonly OpenDifferences[]
}

/** Lists what waits for a person: files to confirm or send again, differences to resolve, slips to register. */
export function WaitingDecisions({ files, accounts, differences }: WaitingDecisionsProps) {
  const { t } = useLingui()
  const { money, month: monthName, dateTime } = useFormats()
  const booked = files.findIndex(({ status }) => status === 'booked')
  const last = files[booked]
  const stopped = files.filter(({ status }) => status === 'ready' || status === 'canceled')
  // Refused files before the last booked one are left out: the later file replaced them.
  const refused = files.slice(0, booked === -1 ? undefined : booked).filter(({ status }) => status === 'refused')
  const waiting = accounts.filter((account) => account.waiting > 0)
  const findAccount = (id: number) => accounts.find(({ accountId }) => accountId === id)
  const count = stopped.length + refused.length + differences.length + waiting.length
  const fileLink = ({ fileId, name }: BankFile, label: string, words = label) => (
    <Link
      to="/financial/bank-files/$fileId"
      params={{ fileId }}
      className={buttonLook({ variant: 'outline', size: 'sm' })}
      aria-label={`${words}: ${name}`}
    >
      {label}
    </Link>
  )
  return (
    <Card aria-labelledby="decisions">
      <CardHeader id="decisions" title={<Trans>Esperam por você</Trans>} />
      {count === 0 ? (
        <CardSection>
          <EmptyState icon={<CircleCheck size={32} />} title={t`Nada espera por você`}>
            {last?.finishedAt ? t`O último arquivo, ${last.name}, foi baixado em ${dateTime(last.finishedAt)}.` : null}
          </EmptyState>
        </CardSection>
      ) : (
        <CardRows aria-labelledby="decisions">
          {stopped.map((file) => {
            const left = file.payments.entries - getBooked(file)
            const amount = money(file.payments.amount - file.booked.amount - file.bookedBefore.amount)
            return (
              <ItemRow
                key={file.fileId}
                icon={<FileCheck />}
                title={
                  file.status === 'ready'
                    ? t`Conferir ${plural(left, { one: '# pagamento', other: '# pagamentos' })}, ${amount}`
                    : t`Continuar a baixa de ${plural(left, { one: '# pagamento', other: '# pagamentos' })}, ${amount}`
                }
                description={<FileSource file={file} />}
                action={fileLink(file, t`Abrir`, t`Abrir arquivo`)}
              />
            )
          })}
          {refused.map((file) => (
            <ItemRow
              key={file.fileId}
              icon={<FileX />}
              title={t`Enviar de novo um arquivo recusado`}
              description={<FileSource file={file} />}
              action={fileLink(file, t`Ver por quê`)}
            />
          ))}
          {differences.map(({ accountId, month, open }) => {
            const account = findAccount(accountId)
            const name = monthName(month)
            return (
              <ItemRow
                key={`${accountId} ${month}`}
                icon={<Scale />}
                title={t`Resolver ${plural(open, { one: '# diferença', other: '# diferenças' })} de ${name}`}
                description={account ? <AccountName account={account} /> : null}
                action={
                  <Link
                    to="/financial/bank-files/reconciliation"
                    search={{ accountId, month }}
                    className={buttonLook({ variant: 'outline', size: 'sm' })}
                    aria-label={t`Resolver diferenças de ${name}`}
                  >
                    <Trans>Resolver</Trans>
                  </Link>
                }
              />
            )
          })}
          {waiting.map((account) => (
            <ItemRow
              key={account.accountId}
              icon={<Upload />}
              title={t`Pedir ao banco o registro de ${plural(account.waiting, { one: '# boleto', other: '# boletos' })}`}
              description={<AccountName account={account} />}
              action={
                <Link
                  to="/financial/bank-files"
                  search={{ view: 'remittances' }}
                  className={buttonLook({ variant: 'outline', size: 'sm' })}
                >
                  <Trans>Ver remessa</Trans>
                </Link>
              }
            />
          ))}
        </CardRows>
      )}
    </Card>
  )
}

function FileSource({ file: { name, sentAt } }: { file: BankFile }) {
  const { dateTime } = useFormats()
  return (
    <>
      <span dir="auto" translate="no">
        {name}
      </span>
      {' · '}
      <time dateTime={sentAt}>{dateTime(sentAt)}</time>
    </>
  )
}
