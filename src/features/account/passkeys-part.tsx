import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { CardPart } from '#design/components/data/card-part.tsx'
import { CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { withWords } from '../../i18n/create-i18n.ts'
import { useFormats } from '../../request/use-formats.ts'
import { passkeysQuery } from './account.queries.ts'
import type { listPasskeys } from './passkeys.functions.ts'

const PasskeyDialog = lazy(() => withWords(import('./passkey-dialog.tsx'), 'account-tasks'))

type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number]
export type PasskeyTask = { kind: 'add' } | { kind: 'remove'; passkey: Pick<Passkey, 'id' | 'name'> }

/** Manages passkeys, which replace the password by the device's unlocking; only for people who have a password here. */
export function PasskeysPart() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery)
  const isHydrated = useHydrated()
  const part = useRef<HTMLElement>(null)
  const [task, setTask] = useState<PasskeyTask | null>(null)
  const [done, setDone] = useState<PasskeyTask['kind'] | null>(null)
  const open = (wanted: PasskeyTask) => ({ disabled: !isHydrated, onClick: () => setTask(wanted) })
  const close = () => setTask(null)
  const finish = async (finished: PasskeyTask) => {
    close()
    setDone(finished.kind)
    await queryClient.invalidateQueries(passkeysQuery)
    // The focused button disappeared with its row.
    if (finished.kind === 'remove') part.current?.focus()
  }
  return (
    <CardPart ref={part} id="passkeys" title={<Trans>Chaves de acesso</Trans>} tabIndex={-1}>
      {done ? <Notice tone="ok" live="status" title={done === 'add' ? t`Chave de acesso criada` : t`Chave de acesso removida`} /> : null}
      <p>
        <Trans>Entre com a digital, o rosto ou o PIN do seu aparelho, sem a senha e sem código.</Trans>
      </p>
      {passkeys ? null : isError ? (
        <ErrorState
          title={t`Não foi possível carregar as suas chaves de acesso`}
          retry={
            <Button onClick={() => void refetch()}>
              <Trans>Tentar de novo</Trans>
            </Button>
          }
        />
      ) : (
        <SkeletonText />
      )}
      {passkeys && passkeys.length > 0 ? (
        <CardRows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} remove={open({ kind: 'remove', passkey })} />
          ))}
        </CardRows>
      ) : null}
      {passkeys ? (
        <Button {...open({ kind: 'add' })} size="sm">
          <Trans>Criar chave de acesso</Trans>
        </Button>
      ) : null}
      {task ? (
        <Suspense>
          <PasskeyDialog task={task} onClose={close} onDone={() => void finish(task)} />
        </Suspense>
      ) : null}
    </CardPart>
  )
}

function PasskeyRow({ passkey, remove }: { passkey: Passkey; remove: { disabled: boolean; onClick: () => void } }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { name, elsewhere } = passkey
  const created = formats.day(passkey.createdAt)
  const used = passkey.lastUsedAt && formats.dateTime(passkey.lastUsedAt)
  const use = used ? t`Criada em ${created}. Último uso em ${used}.` : t`Criada em ${created}. Ainda não usada.`
  return (
    <ItemRow
      icon={<Fingerprint />}
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
