import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type PayerAccess, payerPermissions, type PayerPermission } from '#api/financial/payer-access.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import type { DateProblem } from '#design/components/dates/civil-date.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AddressWords } from '../../kit/text/address-words.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useEmailCheck } from '../../kit/form/use-person-checks.ts'
import { payerAccessQueries } from './payer-access.queries.ts'
import { usePermissionWords, usePermissionList } from './use-permission-words.ts'
import { ChangeList } from '#design/components/data/change-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'

/** Says what another device changed while this one was editing. */
function OvertakenNotice({ before, now }: { before: PayerAccess; now: PayerAccess }) {
  const { t } = useLingui()
  const formats = useFormats()
  const listed = usePermissionList()
  const getEnd = ({ endsOn }: PayerAccess) => (endsOn ? formats.date(endsOn) : t`Até você encerrar`)
  const changes = [
    { id: 'permissions', term: t`Pode`, before: listed(before.permissions), after: listed(now.permissions) },
    { id: 'end', term: t`Último dia`, before: getEnd(before), after: getEnd(now) },
  ].filter((change) => change.before !== change.after)
  return (
    <Notice tone="warning" live="alert" title={t`Este acesso mudou em outro aparelho enquanto você editava`}>
      <ChangeList changes={changes} nothing={t`Ficou como estava quando você abriu.`} />
      <p>
        <Trans>O que você escolheu continua aqui, e nada foi salvo por cima. Salve de novo para ficar com o seu.</Trans>
      </p>
    </Notice>
  )
}

interface PayerDialogProps {
  /** The access as it is saved now; null for an invitation. */
  access: PayerAccess | null
  /** Today's date at the institution. */
  today: string
  onClose: () => void
  onSaved: (access: PayerAccess) => void
}

/** Invites somebody, or changes what they may do. */
export function PayerDialog({ access, today, onClose, onSaved }: PayerDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const dateField = useDateField()
  const permissions = usePermissionWords()
  const checkEmail = useEmailCheck()
  const [dateProblem, setDateProblem] = useState<DateProblem>()
  /** The access as it was before another device changed it; null until that happens. */
  const [overtaken, setOvertaken] = useState<PayerAccess | null>(null)
  const form = useAppForm({
    initialValues: {
      email: access?.email ?? '',
      permissions: access?.permissions ?? (['debts', 'pay'] as PayerPermission[]),
      endsOn: access?.endsOn ?? '',
    },
    idSuffix: '-payer',
    validate: (values) => ({
      email: access ? null : checkEmail(values.email),
      permissions: values.permissions.length === 0 && t`Escolha ao menos uma permissão.`,
      endsOn: dateProblem
        ? dateProblem === 'beforeMin'
          ? t`Escolha hoje ou um dia depois.`
          : t`Este dia não existe.`
        : values.endsOn !== '' && values.endsOn < today && t`Escolha hoje ou um dia depois.`,
    }),
    submit: async ({ email, endsOn, ...values }) => {
      const terms = { permissions: values.permissions, endsOn: endsOn || null }
      try {
        const saved = await (access
          ? rpc.financial.payerAccess.change.mutate({ ...terms, accessId: access.accessId, revision: access.revision })
          : rpc.financial.payerAccess.invite.mutate({ ...terms, email }))
        await queryClient.invalidateQueries({ queryKey: payerAccessQueries.all })
        onSaved(saved)
      } catch (error) {
        const code = portalErrorCode(error)
        // When submitted again after a conflict, the values replace what somebody else saved.
        if (code === 'CONTENT_CHANGED' || code === 'NOT_FOUND') await queryClient.invalidateQueries({ queryKey: payerAccessQueries.all })
        if (code === 'CONTENT_CHANGED') setOvertaken((before) => before ?? access)
        throw error
      }
    },
    serverError: (code) =>
      code === 'PAYER_INVITED'
        ? { email: t`Este e-mail já tem acesso. Altere o que existe, ou encerre e convide de novo.` }
        : code === 'DAY_NOT_ALLOWED'
          ? { endsOn: t`Escolha hoje ou um dia depois.` }
          : code === 'TOO_MANY_ATTEMPTS'
            ? t`Você chegou ao limite de convites por dia ou de acessos ao mesmo tempo. Encerre um acesso, ou tente de novo amanhã.`
            : code === 'NOT_ALLOWED'
              ? t`A instituição não permite convidar pagadores agora.`
              : code === 'CONTENT_CHANGED'
                ? {}
                : code === 'NOT_FOUND'
                  ? t`Este acesso já foi encerrado.`
                  : t`Não foi possível salvar. O que você escolheu continua aqui: tente de novo.`,
  })
  const getError = (name: string) => form.errors.find(({ fieldId }) => fieldId === `${name}-payer`)?.message
  const address = <AddressWords address={access?.email ?? ''} />
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={access ? t`Alterar acesso` : t`Convidar quem paga`}
      heading={access ? <Trans>Alterar o acesso de {address}</Trans> : undefined}
      submitLabel={access ? undefined : <Trans>Enviar convite</Trans>}
    >
      {access && overtaken ? <OvertakenNotice before={overtaken} now={access} /> : null}
      {access ? null : (
        <TextField
          {...form.field('email')}
          label={t`E-mail de quem paga`}
          hint={t`Da mãe, do pai ou da empresa. Confira: quem recebe este e-mail vê o que você permitir.`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      )}
      <CheckboxGroup
        legend={t`O que esta pessoa pode fazer`}
        name="permissions"
        error={getError('permissions')}
        options={payerPermissions.map((value) => ({ value, ...permissions[value] }))}
        value={form.values.permissions}
        onChange={(values) => form.set('permissions', withSeeing(values, form.values.permissions))}
      />
      <DateField
        {...dateField}
        id="endsOn-payer"
        label={t`Último dia`}
        optional={t`(opcional)`}
        hint={t`Sem data, o acesso vale até você encerrar.`}
        min={today}
        today={today}
        defaultValue={form.values.endsOn || undefined}
        error={getError('endsOn')}
        onValueChange={(value, problem) => {
          setDateProblem(problem)
          form.set('endsOn', value ?? '')
        }}
      />
    </FormDialog>
  )
}

/** Adjusts the chosen permissions, because paying requires seeing: choosing to pay adds seeing, removing seeing removes both. */
function withSeeing(chosen: readonly string[], before: readonly PayerPermission[]): PayerPermission[] {
  const gaveUpSeeing = before.includes('debts') && !chosen.includes('debts')
  return payerPermissions.filter((permission) =>
    permission === 'debts'
      ? chosen.includes('debts') || (chosen.includes('pay') && !gaveUpSeeing)
      : permission === 'pay'
        ? chosen.includes('pay') && !gaveUpSeeing
        : chosen.includes(permission),
  )
}
