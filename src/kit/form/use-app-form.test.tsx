// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Locale } from '#config'
import { prepareParts } from '../../../tests/support/component.tsx'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { useAppForm } from './use-app-form.ts'

const initialValues = { name: '', email: '' }

interface FormOptions {
  submit?: ReturnType<typeof vi.fn<() => Promise<unknown>>>
  resetOnSuccess?: boolean
  locale?: Locale
  initialErrors?: { name?: string }
  initialProblem?: PortalErrorCode
}

async function renderForm({
  submit = vi.fn(async () => undefined as unknown),
  resetOnSuccess = false,
  locale = 'en',
  ...before
}: FormOptions = {}) {
  const { wrapper, i18n } = await prepareParts({ locale })
  const { result, rerender } = renderHook(
    (saved: typeof initialValues) =>
      useAppForm({
        initialValues: saved,
        ...before,
        validate: ({ name, email }) => ({
          // Not in the order of the fields.
          email: !email.includes('@') && `${i18n.locale}: no email`,
          name: name === '' && `${i18n.locale}: no name`,
        }),
        submit,
        serverError: (code) => (code === 'EMAIL_TAKEN' ? { email: 'taken' } : code),
        resetOnSuccess,
      }),
    { wrapper, initialProps: initialValues },
  )
  const type = (name: 'name' | 'email', value: string) => act(async () => result.current.field(name).onChange({ currentTarget: { value } }))
  const send = () => act(async () => result.current.submit())
  const fill = async () => {
    await type('name', 'Ana')
    await type('email', 'ana@example.com')
  }
  return { i18n, result, rerender, type, send, fill, submit }
}

test('validates when it is sent, and from then on with every change', async () => {
  const { result, type, send, submit } = await renderForm()
  await type('email', 'ana')
  expect(result.current.errors).toEqual([])

  await send()
  expect(result.current.errors).toEqual([
    { fieldId: 'name', message: 'en: no name' },
    { fieldId: 'email', message: 'en: no email' },
  ])
  expect(result.current.field('name').error).toBe('en: no name')
  expect(result.current.attempt).toBe(1)

  await type('email', 'ana@example.com')
  expect(result.current.errors).toEqual([{ fieldId: 'name', message: 'en: no name' }])
  await send()
  expect(result.current.attempt).toBe(2)
  expect(submit).not.toHaveBeenCalled()
})

test('messages follow the language', async () => {
  const { i18n, result, send } = await renderForm()
  await send()
  await act(async () => i18n.activate('es'))
  expect(result.current.field('name').error).toBe('es: no name')
})

test('what is typed and sent at once is what arrives', async () => {
  const { result, submit } = await renderForm()
  await act(async () => {
    result.current.field('name').onChange({ currentTarget: { value: 'Ana' } })
    result.current.maskedField('email').onValueChange('ana@example.com')
    result.current.submit()
    result.current.submit()
  })
  expect(submit).toHaveBeenCalledTimes(1)
  expect(submit).toHaveBeenCalledWith({ name: 'Ana', email: 'ana@example.com' }, expect.anything())
  expect(result.current.isPending).toBe(true)
  expect(result.current.isSuccess).toBe(true)
})

test('an error of the server stands beside its field until something changes', async () => {
  const submit = vi.fn(() => Promise.reject(new PortalError('EMAIL_TAKEN')))
  const { result, type, send, fill } = await renderForm({ submit })
  await fill()
  await send()
  expect(result.current.errors).toEqual([{ fieldId: 'email', message: 'taken' }])
  expect(result.current.failure).toBeNull()
  expect(result.current.isPending).toBe(false)
  expect(result.current.values).toEqual({ name: 'Ana', email: 'ana@example.com' })
  await type('name', 'Ana Souza')
  expect(result.current.errors).toEqual([])
})

test('an error of no field is said of the form, and it can be sent again', async () => {
  const submit = vi.fn((): Promise<unknown> => Promise.reject(new PortalError('UPSTREAM_UNAVAILABLE')))
  const { result, send, fill } = await renderForm({ submit })
  await fill()
  await send()
  expect(result.current.failure).toBe('UPSTREAM_UNAVAILABLE')
  expect(result.current.errors).toEqual([])
  submit.mockResolvedValueOnce('done')
  await send()
  expect(result.current.failure).toBeNull()
  expect(result.current.result).toBe('done')
})

test('a form that stays starts again from what was saved', async () => {
  const { result, rerender, type, send, fill } = await renderForm({ resetOnSuccess: true })
  await fill()
  expect(result.current.isDirty('name')).toBe(true)
  await send()
  rerender({ name: 'Ana', email: 'ana@example.com' })
  expect(result.current.values).toEqual({ name: 'Ana', email: 'ana@example.com' })
  expect(result.current.isPending).toBe(false)
  expect(result.current.isSuccess).toBe(true)
  expect(result.current.isDirty('name')).toBe(false)
  await type('name', 'Bia')
  expect(result.current.isSuccess).toBe(false)
})

test('a change that was made while a form was being saved stays, and the rest starts again', async () => {
  let save: (result: unknown) => void = () => undefined
  const { result, rerender, type, send, fill, submit } = await renderForm({
    resetOnSuccess: true,
    submit: vi.fn(() => new Promise((resolve) => (save = resolve))),
  })
  await fill()
  await send()
  await type('name', 'Bia')
  await act(async () => save('done'))
  expect(result.current.values).toEqual({ name: 'Bia', email: '' })
  expect([result.current.isDirty('name'), result.current.isDirty('email')]).toEqual([true, false])
  expect(result.current.isSuccess).toBe(false)
  // The service's answer arrives after the reset.
  rerender({ name: 'Ana', email: 'ana@example.com' })
  expect(result.current.values).toEqual({ name: 'Bia', email: 'ana@example.com' })

  await send()
  await act(async () => save('done'))
  expect(submit).toHaveBeenLastCalledWith({ name: 'Bia', email: 'ana@example.com' }, expect.anything())
  expect(result.current.values).toEqual({ name: 'Ana', email: 'ana@example.com' })
  expect(result.current.isSuccess).toBe(true)
})

test('what was wrong before scripts ran is shown until it is changed or sent again', async () => {
  const { result, type, send } = await renderForm({ initialErrors: { name: 'posted: no name' }, initialProblem: 'EMAIL_TAKEN' })
  expect(result.current.errors).toEqual([
    { fieldId: 'name', message: 'posted: no name' },
    { fieldId: 'email', message: 'taken' },
  ])
  await type('email', 'ana@example.com')
  expect(result.current.errors).toEqual([{ fieldId: 'name', message: 'posted: no name' }])
  await send()
  expect(result.current.errors).toEqual([{ fieldId: 'name', message: 'en: no name' }])
})
