// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { DocumentPage } from './document-page.tsx'
import { EnrollmentDocumentsPage } from './enrollment-documents-page.tsx'
import { documentQueries } from './enrollment-documents.queries.ts'

const functions = vi.hoisted(() => ({
  getEnrollmentDocuments: vi.fn<() => Promise<object>>(),
  getDocumentHistory: vi.fn<() => Promise<object[]>>(),
  sendDocument: vi.fn<(call: { revision: number; files: object[] }) => Promise<void>>(),
}))
vi.mock('./enrollment-documents.functions.ts', () => functions)
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'academic.enrollmentDocuments.send': functions.sendDocument }),
)
// What it sends is for its own tests.
vi.mock('../../kit/uploads/upload-field.tsx', () => ({
  UploadField: ({ label, error, onChange }: { label: string; error?: string; onChange: (files: object[]) => void }) => (
    <button type="button" onClick={() => onChange([{ key: 'k1', name: 'conta.pdf', size: 3, type: 'application/pdf' }])}>
      {label} {error}
    </button>
  ),
}))
beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  functions.getDocumentHistory.mockResolvedValue([])
})

const getList = (...documents: EnrollmentDocument[]) => ({
  enrollments: documents.length === 0 ? [] : [{ enrollmentId: 1, academicRecord: '1', course: 'Engenharia Civil', institution: 'Aurora' }],
  documents,
  statuses: [],
})
const nothing = 'Nenhum documento aqui'

test.each([
  ['STUDENT', nothing],
  ['CANDIDATE', 'Nenhum documento pedido ainda'],
] as const)('a %s who owes no document reads why', async (profile, title) => {
  functions.getEnrollmentDocuments.mockResolvedValue(getList())
  await renderPart(<EnrollmentDocumentsPage fileFailed={false} />, { shell: { person: { profile } } })
  await screen.findByText(title)
})

test('without the academic service the page says so and offers to try again', async () => {
  functions.getEnrollmentDocuments.mockRejectedValueOnce(new PortalError('UPSTREAM_UNAVAILABLE')).mockResolvedValueOnce(getList())
  const { user } = await renderPart(<EnrollmentDocumentsPage fileFailed={false} />)
  await screen.findByText('Não foi possível carregar os documentos')
  expect(screen.getByText('O serviço acadêmico está fora do ar agora. O que você enviou continua guardado.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByText(nothing)
})

const document: EnrollmentDocument = {
  documentEnrollmentId: 5,
  enrollmentId: 1,
  name: { 'pt-BR': 'Comprovante de residência', en: '', es: '' },
  guidance: null,
  purpose: 'admission',
  hasBack: false,
  status: 'refused',
  revision: 1,
  maySend: true,
  sentAt: null,
  decidedAt: null,
  reason: 'Tem mais de 90 dias.',
  files: [],
}

async function sending(shown = document) {
  const part = await renderPart(
    <Suspense>
      <DocumentPage documentEnrollmentId={5} />
    </Suspense>,
    { data: [[documentQueries.list().queryKey, getList(shown)]], shell: { person: { username: 'ana.souza' } } },
  )
  const send = () => part.user.click(screen.getByRole('button', { name: 'Enviar documento' }))
  return { ...part, send, choose: () => part.user.click(screen.getByRole('button', { name: /^Arquivos do documento/ })) }
}

test('a document that changed meanwhile keeps the files, and is sent on what it is then', async () => {
  const { send, choose } = await sending()
  await choose()
  functions.getEnrollmentDocuments.mockResolvedValue(getList({ ...document, revision: 2 }))
  functions.sendDocument.mockRejectedValueOnce(new PortalError('CONTENT_CHANGED')).mockResolvedValueOnce()
  await send()
  expect(
    await screen.findByText(
      'Este documento mudou em outra aba ou na secretaria. Os seus arquivos foram mantidos: confira e envie de novo.',
    ),
  ).toBeTruthy()
  await send()
  await screen.findByText('Documento enviado')
  const sent = functions.sendDocument.mock.calls.map(([sent]) => sent)
  expect(sent.map(({ revision }) => revision)).toEqual([1, 2])
  expect(sent[1]!.files).toEqual([{ key: 'k1', side: 'whole' }])
})

test('one that the office has open waits, and takes no files', async () => {
  await sending({ ...document, status: 'waiting', maySend: false })
  expect(screen.getByText('A secretaria está com o documento aberto. Quando ela decidir, o resultado aparece aqui.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Enviar documento' })).toBeNull()
})

test('nothing is sent without a file', async () => {
  const { send } = await sending()
  await send()
  await act(async () => undefined)
  expect(screen.getByRole('button', { name: /Escolha ao menos um arquivo\.$/ })).toBeTruthy()
  expect(functions.sendDocument).not.toHaveBeenCalled()
})
