import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { mostActivityHours } from '#api/academic/activity-hours.ts'
import type { ActivityKind, ComplementaryActivity, academicSituationContract } from '#api/academic/academic-situation.ts'
import { Button } from '#design/components/actions/button.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { getCivilDate } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc, type RpcInput } from '../../rpc/rpc.ts'
import { type SentFile, UploadField } from '../../kit/uploads/upload-field.tsx'

type FieldName = 'title' | 'doneOn' | 'claimedHours' | 'certificate'

interface HandInFormProps {
  enrollmentId: number
  kinds: readonly ActivityKind[]
  /** The activity whose certificate was refused; its texts prefill the form. */
  again: ComplementaryActivity | undefined
  onSent: () => void
  onCancel: () => void
}

export default function HandInForm({ enrollmentId, kinds, again, onSent, onCancel }: HandInFormProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useShell()
  const dateField = useDateField()
  const queryClient = useQueryClient()
  const [today] = useState(() => getCivilDate(new Date(), timeZone))
  const form = useRef<HTMLDivElement>(null)
  const [files, setFiles] = useState<{ sent: SentFile[]; unready?: string | undefined }>({ sent: [] })
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({})
  const forget = (name: FieldName) => setProblems((found) => (found[name] ? { ...found, [name]: undefined } : found))
  useEffect(() => {
    if (!again) return
    document.getElementById('hand-in')?.scrollIntoView()
    form.current?.querySelector<HTMLElement>('input[type=file]')?.focus({ preventScroll: true })
  }, [again])
  const handIn = useMutation({
    mutationFn: (activity: RpcInput<typeof rpc.academic.situation.handInActivity>) =>
      rpc.academic.situation.handInActivity.mutate(activity),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['academic-situation'] })
      onSent()
    },
  })
  const messages: ErrorMessages<(typeof academicSituationContract)['handInActivity']> = {
    NOT_ALLOWED: t`Este arquivo já foi entregue, ou a matrícula não está mais ativa. Nada foi entregue agora.`,
    DAY_NOT_ALLOWED: t`A data não pode ser depois de hoje.`,
    UPLOAD_INCOMPLETE: t`O arquivo ainda não chegou inteiro. Espere e entregue de novo.`,
    NOT_FOUND: t`O arquivo não está mais guardado. Remova-o e escolha de novo.`,
    FORBIDDEN: t`Somente o aluno pode entregar certificados.`,
  }

  function submit(data: FormData) {
    const title = String(data.get('title') ?? '').trim()
    const doneOn = String(data.get('doneOn') ?? '')
    const claimedHours = Number(data.get('claimedHours'))
    const certificate = files.sent[0]?.key
    const found: typeof problems = {
      ...(title.length < 3 && { title: t`Escreva o nome da atividade.` }),
      ...((doneOn === '' || doneOn > today) && { doneOn: t`Escolha um dia até hoje.` }),
      ...(!(Number.isInteger(claimedHours) && claimedHours >= 1 && claimedHours <= mostActivityHours) && {
        claimedHours: t`Escreva as horas em número inteiro, de 1 a ${mostActivityHours}.`,
      }),
      ...(files.unready ? { certificate: files.unready } : !certificate && { certificate: t`Escolha o arquivo do certificado.` }),
    }
    setProblems(found)
    if (Object.keys(found).length === 0 && certificate)
      handIn.mutate({ enrollmentId, kindId: Number(data.get('kindId')), title, doneOn, claimedHours, certificate })
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  const certificate = (
    <UploadField
      label={t`Certificado`}
      most={1}
      error={problems.certificate}
      disabled={handIn.isPending}
      onChange={(sent, unready) => {
        setFiles({ sent, unready })
        if (!unready) forget('certificate')
      }}
    />
  )
  return (
    <div ref={form}>
      <Form
        aria-labelledby="hand-in"
        onInput={({ target }) => forget((target as HTMLInputElement).name as FieldName)}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
        actions={
          <>
            <Button type="submit" variant="primary" loading={handIn.isPending}>
              <Trans>Entregar</Trans>
            </Button>
            <Button disabled={handIn.isPending} onClick={onCancel}>
              <Trans>Cancelar</Trans>
            </Button>
          </>
        }
      >
        {handIn.isError ? (
          <Notice
            live="alert"
            tone="danger"
            title={
              messages[portalErrorCode(handIn.error)] ??
              t`Não foi possível entregar o certificado. O que você preencheu continua aqui; tente de novo em alguns minutos.`
            }
          />
        ) : null}
        {again ? certificate : null}
        <TextField label={t`Nome da atividade`} name="title" maxLength={200} defaultValue={again?.title} required error={problems.title} />
        <SelectField label={t`Tipo`} name="kindId" defaultValue={kinds.find(({ name }) => name['pt-BR'] === again?.kind['pt-BR'])?.kindId}>
          {kinds.map(({ kindId, name }) => (
            <option key={kindId} value={kindId}>
              {name[i18n.locale as keyof typeof name]}
            </option>
          ))}
        </SelectField>
        <DateField
          {...dateField}
          label={t`Feita em`}
          name="doneOn"
          defaultValue={again?.doneOn}
          max={today}
          today={today}
          required
          error={problems.doneOn}
        />
        <TextField
          label={t`Horas no certificado`}
          name="claimedHours"
          inputMode="numeric"
          maxLength={4}
          defaultValue={again?.claimedHours}
          required
          error={problems.claimedHours}
        />
        {again ? null : certificate}
      </Form>
    </div>
  )
}
