// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { CancelRequest } from './cancel-request.tsx'
import { RequestUnavailable } from './request-unavailable.tsx'

const { cancelRequest } = vi.hoisted(() => ({ cancelRequest: vi.fn<(call: object) => Promise<void>>() }))
vi.mock('./requests.functions.ts', async (original) => ({ ...(await original<object>()), cancelRequest }))

const words = (text: string) => ({ 'pt-BR': text, en: text, es: text })
const request = {
  requestId: '0b6f8f0e-7d62-4a0e-9d53-5f3f8a0d9c11',
  protocol: '2026-000123',
  name: words('Declaração de matrícula'),
  money: null,
}

beforeEach(() => void cancelRequest.mockReset())

async function ask(before?: Awaited<ReturnType<typeof renderPart>>) {
  const shown = before ?? (await renderPart(<CancelRequest request={request} look="" />, { at: '/my-requests/1?cancel=ask' }))
  await shown.user.click(screen.getByRole('button', { name: 'Cancelar requerimento' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar este requerimento?' }))
  return { shown, question, press: (name: string) => shown.user.click(question.getByRole('button', { name })) }
}

test('cancelling a request asks first, and says then what was done', async () => {
  const { press, shown } = await ask()
  await press('Não')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(cancelRequest).not.toHaveBeenCalled()
  cancelRequest.mockResolvedValueOnce()
  await (await ask(shown)).press('Sim, cancelar')
  await waitFor(() => expect(shown.address()).toBe('/my-requests/1?done=canceled'))
  expect(cancelRequest).toHaveBeenCalledWith({ data: { requestId: request.requestId } })
})

test('cancelling what is paid names the amount and what becomes of it', async () => {
  const paid = <CancelRequest request={{ ...request, money: { paid: 3_500, credit: 0 } }} look="" />
  const { question } = await ask(await renderPart(paid, { at: '/my-requests/1?cancel=ask' }))
  expect(question.getByText(/Os R\$\s35,00 que você já pagou por ele ficam como crédito em seu nome/)).toBeTruthy()
})

test.each<[PortalErrorCode, string]>([
  ['NOT_ALLOWED', 'Este requerimento já foi respondido ou cancelado. Confira a situação dele.'],
  ['FORBIDDEN', 'Somente o aluno pode cancelar os seus requerimentos.'],
  ['UPSTREAM_UNAVAILABLE', 'Não foi possível cancelar o requerimento. Ele continua em andamento: tente de novo em alguns minutos.'],
])('a request that is not canceled because of %s says so', async (code, message) => {
  cancelRequest.mockRejectedValueOnce(new PortalError(code))
  const { press, question } = await ask()
  await press('Sim, cancelar')
  expect(await question.findByText(message)).toBeTruthy()
})

test('a request of somebody else, or that never was, leads to one’s own', async () => {
  await renderPart(<RequestUnavailable />)
  expect(screen.getByText('Este requerimento não está disponível para você')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver os meus requerimentos' }).getAttribute('href')).toBe('/my-requests')
})
