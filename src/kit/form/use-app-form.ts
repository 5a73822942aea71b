import { useLingui } from '@lingui/react'
import { evaluate, FormApi, revalidateLogic, useSelector } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'

export type FieldMessages<Values> = { [Name in keyof Values]?: string | false | null | undefined }

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

interface AppFormOptions<Values, Result> {
  /** Key order is the order of the error summary. */
  initialValues: Values
  /** The errors of values that were sent before scripts ran; shown until a field is changed or sent. */
  initialErrors?: FieldMessages<Values>
  /** Why the server refused those values; shown for as long. */
  initialProblem?: PortalErrorCode | undefined
  /** Runs on the first submission, and then on every change. */
  validate: (values: Values) => FieldMessages<Values>
  /** @throws PortalError with a code for `serverError` */
  submit: (values: Values) => Promise<Result>
  /** A message for the whole form, or messages by field. */
  serverError: (code: PortalErrorCode) => string | FieldMessages<Values>
  /** For forms that stay on the page: resets to `initialValues`, except for what changed after the submission. Others stay pending. */
  resetOnSuccess?: boolean
  /** Emptied when the server refuses the whole form, such as a password. */
  emptiedByRefusal?: ReadonlyArray<TextName<Values>>
  /** Appended to the fields' ids if the form is on a page more than once. */
  idSuffix?: string
  /** Submissions with the same id run one after the other. */
  scope?: { id: string }
}

export interface FormState {
  errors: FieldError[]
  /** Number of failed validations. */
  attempt: number
  failure: string | null
  isPending: boolean
  /** A field was changed since the initial values or the last reset. */
  isChanged: boolean
  submit: () => void
}

export function useAppForm<Values extends object, Result>({
  initialValues,
  initialErrors = {},
  initialProblem,
  validate,
  submit,
  serverError,
  resetOnSuccess = false,
  emptiedByRefusal = [],
  idSuffix = '',
  scope,
}: AppFormOptions<Values, Result>) {
  const { i18n } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const mutation = useMutation({ mutationFn: submit, ...(scope && { scope }) })
  const options = {
    defaultValues: initialValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }: { value: Values }) => toFieldErrors(validate(value)) },
    onSubmitInvalid: () => setAttempt((attempts) => attempts + 1),
    onSubmit: async ({ value }: { value: Values }) => {
      const isSaved = await mutation.mutateAsync(value).then(
        () => true,
        (error: unknown) => {
          if (typeof serverError(portalErrorCode(error)) === 'string')
            for (const name of emptiedByRefusal)
              form.setFieldValue(name as never, '' as never, { dontUpdateMeta: true, dontValidate: true })
          return false
        },
      )
      if (isSaved && resetOnSuccess) resetExceptChanges(value)
    },
  }
  // React's own `useForm` adds 5 kB of unused components to the sign-in page.
  const [form] = useState(() => new FormApi(options))
  useLayoutEffect(() => form.mount(), [form])
  const { values, fieldMeta, submissionAttempts } = useSelector(form.store)
  /** Read from the form, not from the last render: `validate` runs in between. */
  const isDirty = (name: keyof Values) => form.state.fieldMeta[name as keyof typeof fieldMeta]?.isDirty ?? false
  const hasLateChanges = useRef(false)

  function resetExceptChanges(submitted: Values) {
    const { values: now } = form.state
    const changed = getNames(now).filter((name) => !evaluate(now[name], submitted[name]))
    form.reset()
    hasLateChanges.current = changed.length > 0
    for (const name of changed) form.setFieldValue(name as never, now[name] as never)
    if (changed.length > 0) mutation.reset()
  }

  /** Adopts new initial values; the library does so only as long as no field was changed. */
  function takeInitialValues() {
    for (const name of getNames(initialValues)) {
      if (isDirty(name) || evaluate(form.state.values[name], initialValues[name])) continue
      form.setFieldValue(name as never, initialValues[name] as never, { dontUpdateMeta: true, dontValidate: true })
    }
  }

  useLayoutEffect(() => {
    form.update(options)
    if (hasLateChanges.current) takeInitialValues()
  })

  // Translates visible messages when the language changes.
  useEffect(() => {
    if (form.state.submissionAttempts > 0) void form.validate('change')
  }, [form, i18n.locale])

  const isChanged = Object.values(fieldMeta).some((meta) => (meta as { isDirty?: boolean }).isDirty)
  const isUntouched = submissionAttempts === 0 && !isChanged
  const problem = mutation.isError ? portalErrorCode(mutation.error) : isUntouched ? initialProblem : undefined
  const refusal = problem ? serverError(problem) : null
  const getMessage = (name: keyof Values): string | undefined => {
    const refused = refusal !== null && typeof refusal === 'object' ? refusal[name] : undefined
    const meta = fieldMeta[name as keyof typeof fieldMeta]
    const initial = submissionAttempts === 0 && !meta?.isDirty && initialErrors[name]
    return (meta?.errorMap.onDynamic as string | undefined) ?? (refused || initial || undefined)
  }
  const errors = Object.keys(initialValues).flatMap((name): FieldError[] => {
    const message = getMessage(name as keyof Values)
    return message ? [{ fieldId: name + idSuffix, message }] : []
  })

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    form.setFieldValue(name as never, value as never)
    // The server's errors concern the old values.
    if (mutation.isError || mutation.isSuccess) mutation.reset()
  }
  const isPending = mutation.isPending || (mutation.isSuccess && !resetOnSuccess)
  const attributes = <Name extends TextName<Values>>(name: Name) => ({
    id: name + idSuffix,
    name,
    value: values[name] as string,
    error: getMessage(name),
  })
  const setText = (name: TextName<Values>) => (text: string) => set(name, text as Values[typeof name])

  return {
    values,
    errors,
    attempt,
    failure: typeof refusal === 'string' ? refusal : null,
    isPending,
    isChanged,
    isSuccess: mutation.isSuccess,
    result: mutation.data,
    errorCode: mutation.isError ? portalErrorCode(mutation.error) : null,
    set,
    isDirty,
    field: (name: TextName<Values>) => ({
      ...attributes(name),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setText(name)(currentTarget.value),
    }),
    maskedField: (name: TextName<Values>) => ({ ...attributes(name), onValueChange: setText(name) }),
    submit: () => {
      if (!isPending && !form.state.isSubmitting) void form.handleSubmit()
    },
  }
}

const getNames = <Values extends object>(values: Values) => Object.keys(values) as Array<keyof Values>

function toFieldErrors<Values>(messages: FieldMessages<Values>) {
  const found = Object.entries(messages).filter(([, message]) => message)
  return found.length > 0 ? { fields: Object.fromEntries(found) } : undefined
}
