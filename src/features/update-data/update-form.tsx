import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { hasOwnPassword } from '#api/auth-methods.ts'
import type { PersonalData } from '#api/personal-data.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { forgetDraft } from '../../auth/sign-out/draft-storage.ts'
import type { SessionPerson } from '../../auth/session/session.ts'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { type FieldMessages, useAppForm } from '../../shared/form/use-app-form.ts'
import { AddressFields } from './address-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { HalfSaved } from './half-saved.tsx'
import { savePersonalData } from './update-data.functions.ts'
import { personalDataQuery } from './update-data.queries.ts'
import {
  type AddressChoice,
  type PostedUpdate,
  problemsOf,
  type SaveOutcome,
  toAddress,
  toContact,
  type UpdateProblems,
  type UpdateValues,
  valuesOf,
} from './update-values.ts'
import { draftName, useDraft } from './use-draft.ts'
import { useProblemWords, useSaveMessages } from './use-update-words.ts'

interface UpdateFormProps {
  data: PersonalData
  choice: AddressChoice
  onAddressSaved(addressId: number): void
  person: SessionPerson
  posted: PostedUpdate | undefined
}

/** Contact and one address, saved by one press in two calls. */
export function UpdateFormCard(props: UpdateFormProps) {
  const { data, choice, person, posted } = props
  const { t } = useLingui()
  const disabled = person.impersonated
  const isEmailFixed = !hasOwnPassword(person.method)
  const saved = valuesOf(data, choice)
  const { form, outcome, setOutcome } = useUpdateForm(props)
  const draft = useDraft(form, saved, {
    who: person.username,
    name: draftName(choice),
    isOff: disabled || posted !== undefined || form.isPending,
  })
  return (
    <Card aria-labelledby="update-data">
      <CardHeader id="update-data" title={<Trans>Contato e endereço</Trans>} />
      <CardSection>
        <AppForm
          form={form}
          aria-labelledby="update-data"
          action={`${appConfig.basePath}/update-data${choice === 'new' ? '?address=new' : `?address=${choice}`}`}
          actions={
            disabled ? null : (
              <>
                <SubmitButton form={form} variant="primary">
                  <Trans>Salvar e confirmar</Trans>
                </SubmitButton>
                <SavedMark>{form.isSuccess ? t`Dados salvos e confirmados` : null}</SavedMark>
              </>
            )
          }
        >
          {draft.isRestored && !form.isSuccess ? (
            <Notice
              live="status"
              title={t`O que você digitou antes está aqui, ainda sem salvar.`}
              action={
                <Button
                  size="sm"
                  onClick={() => {
                    draft.discard()
                    setOutcome(null)
                  }}
                >
                  <Trans>Descartar</Trans>
                </Button>
              }
            />
          ) : null}
          {outcome ? <HalfSaved outcome={outcome} /> : null}
          <ContactFields form={form} data={data} disabled={disabled} isEmailFixed={isEmailFixed} />
          <AddressFields form={form} isNew={choice === 'new'} disabled={disabled} />
        </AppForm>
      </CardSection>
    </Card>
  )
}

export type UpdateForm = ReturnType<typeof useUpdateForm>['form']

function useUpdateForm({ data, choice, onAddressSaved, posted }: UpdateFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const wordOf = useProblemWords()
  const messageOf = useSaveMessages()
  const [outcome, setOutcome] = useState<SaveOutcome | null>(posted?.outcome ?? null)
  const wordsOf = (problems: UpdateProblems) =>
    Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, wordOf(name as keyof UpdateValues, problem)]),
    ) as FieldMessages<UpdateValues>
  const fieldOf: Partial<Record<PortalErrorCode, keyof UpdateValues>> = {
    WRONG_PASSWORD: 'currentPassword',
    EMAIL_TAKEN: 'email',
    INVALID_ZIP_CODE: 'zipCode',
    INVALID_ADDRESS_NUMBER: 'number',
  }
  const form = useAppForm<UpdateValues, void>({
    initialValues: posted?.values ?? valuesOf(data, choice),
    initialErrors: wordsOf(posted?.problems ?? {}),
    validate: (values) => wordsOf(problemsOf(values, data)),
    submit: async (values) => {
      setOutcome(null)
      const result = await savePersonalData({ data: { contact: toContact(values), address: toAddress(values, choice) } })
      const failed = [result.contact, result.address].find((half) => half !== 'saved' && half !== null)
      if (failed) setOutcome(result)
      if (result.addressId !== undefined) onAddressSaved(result.addressId)
      // What was saved is saved: history, account and tasks show it.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: personalDataQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['account'] }),
      ])
      if (failed) throw new PortalError(failed as PortalErrorCode)
      forgetDraft(draftName(choice))
      if (choice === 'new') await navigate({ to: '/update-data', search: { saved: 'all' } })
    },
    serverError: (code) => {
      const field = fieldOf[code]
      if (field) return { [field]: messageOf(code) }
      return outcome
        ? {}
        : code === 'UNAUTHORIZED'
          ? t`A sua sessão terminou. Entre de novo: o que você digitou continua aqui.`
          : messageOf(code)
    },
    resetOnSuccess: true,
  })
  return { form, outcome, setOutcome }
}
