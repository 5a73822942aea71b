import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { withWords } from '../../i18n/create-i18n.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { passkeysQuery } from './account.queries.ts'
import type { listPasskeys } from './passkeys.functions.ts'

const PasskeyDialog = lazy(() => withWords(import('./passkey-dialog.tsx'), 'account-tasks'))

type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number]
export type PasskeyTask = { kind: 'add' } | { kind: 'remove'; passkey: Pick<Passkey, 'id' | 'name'> }

/** Sign-in without a password, by what unlocks a device; for people who have a password here. */
export function PasskeysCard() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery)
  const isHydrated = useHydrated()
  const card = useRef<HTMLElement>(null)
  const [task, setTask] = useState<PasskeyTask | null>(null)
  const [done, setDone] = useState<PasskeyTask['kind'] | null>(null)
  const open = (wanted: PasskeyTask) => ({ disabled: !isHydrated, onClick: () => setTask(wanted) })
  const close = () => setTask(null)
  const finish = async (finished: PasskeyTask) => {
    close()
    setDone(finished.kind)
    await queryClient.invalidateQueries(passkeysQuery)
    // The button that had the focus went with its row.
    if (finished.kind === 'remove') card.current?.focus()
  }
  return (
    <Card ref={card} aria-labelledby="passkeys" tabIndex={-1}>
      <CardHeader id="passkeys" title={<Trans>Chaves de acesso</Trans>} />
      {done ? (
        <CardSection>
          <Notice tone="ok" live="status" title={done === 'add' ? t`Chave de acesso criada` : t`Chave de acesso removida`} />
        </CardSection>
      ) : null}
      <CardSection>
        <p>
          <Trans>Entre com a digital, o rosto ou o PIN do seu aparelho, sem a senha e sem código.</Trans>
        </p>
        {isError && !passkeys ? (
          <ErrorState
            title={t`Não foi possível carregar as suas chaves de acesso`}
            retry={
              <Button onClick={() => void refetch()}>
                <Trans>Tentar de novo</Trans>
              </Button>
            }
          />
        ) : null}
        {passkeys || isError ? null : <SkeletonText />}
      </CardSection>
      {passkeys && passkeys.length > 0 ? (
        <CardRows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} remove={open({ kind: 'remove', passkey })} />
          ))}
        </CardRows>
      ) : null}
      {passkeys ? (
        <CardSection>
          <Button {...open({ kind: 'add' })}>
            <Trans>Criar chave de acesso</Trans>
          </Button>
        </CardSection>
      ) : null}
      {task ? (
        <Suspense>
          <PasskeyDialog task={task} onClose={close} onDone={() => void finish(task)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

function PasskeyRow({ passkey, remove }: { passkey: Passkey; remove: { disabled: boolean; onClick: () => void } }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { name, elsewhere } = passkey
  const created = formats.day(passkey.createdAt)
  const used = passkey.lastUsedAt && formats.dateTime(passkey.lastUsedAt)
  const use = used ? t`Criada em ${created}. Último uso em ${used}.` : t`Criada em ${created}. Ainda não usada.`
  return (
    <ItemRow
      icon={<Fingerprint size={20} strokeWidth={1.75} aria-hidden />}
      title={<bdi>{name}</bdi>}
      description={elsewhere ? `${use} ${t`Vale em ${elsewhere}.`}` : use}
      action={
        <Button {...remove} size="sm" aria-label={t`Remover a chave de acesso ${name}`}>
          <Trans>Remover</Trans>
        </Button>
      }
    />
  )
}
