// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnswerTemplate, RequestAtOffice } from '#api/academic/request-office.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { AnswerTemplates } from './answer-templates.tsx'
import { AskDisclosure } from './ask-disclosure.tsx'
import { AskedItems } from './asked-items.tsx'

const functions = vi.hoisted(() => ({
  askStudent: vi.fn<(call: object) => Promise<void>>(async () => undefined),
  reviewItem: vi.fn<(call: object) => Promise<void>>(async () => undefined),
  addTemplate: vi.fn<(call: object) => Promise<void>>(async () => undefined),
  saveTemplate: vi.fn<(call: object) => Promise<void>>(async () => undefined),
  removeTemplate: vi.fn<(call: object) => Promise<void>>(async () => undefined),
  listTemplates: vi.fn<() => Promise<{ results: AnswerTemplate[] }>>(),
}))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({
    'academic.requestOffice.ask': functions.askStudent,
    'academic.requestOffice.review': functions.reviewItem,
    'academic.requestOffice.addTemplate': functions.addTemplate,
    'academic.requestOffice.saveTemplate': functions.saveTemplate,
    'academic.requestOffice.removeTemplate': functions.removeTemplate,
    'academic.requestOffice.templates': functions.listTemplates,
  }),
)

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

const user = userEvent.setup()
const onDone = vi.fn<(done: string) => void>()
const button = (name: string) => screen.getByRole('button', { name })
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const focused = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

const shell = { shell: { person: { username: 'hugo.secretaria' } } }

const item = { itemId: 5, kind: 'document', label: 'Certidão', status: 'pending', reason: null, files: [], text: null }
const action = { actionId: 1, text: 'Falta.', askedAt: '2026-11-01T12:00:00Z', deadline: '2026-12-10', isOver: false, answeredAt: null }
const request = {
  requestId: '0b6f8f0e-7d62-4a0e-9d53-5f3f8a0d9c11',
  revision: 3,
  status: 'in_attendance',
  actions: [{ ...action, items: [item] }],
} as unknown as RequestAtOffice

const asking = () => renderPart(<AskDisclosure request={request} onDone={onDone} />, shell)
const isFolded = () => !document.querySelector('details')!.open
const takenUp = 'O que você escreveu e ainda não enviou está aqui.'

test('what is asked of a student is there again when the page is, until it is sent', async () => {
  const first = await asking()
  expect(isFolded()).toBe(true)
  await user.type(textbox('Último dia para responder'), '10/12/2026')
  await user.type(textbox('Descrição do item 1'), 'Certidão')
  await user.click(button('Acrescentar item'))
  await user.click(screen.getAllByRole('radio', { name: 'Dado' })[1]!)
  await user.type(textbox('Descrição do item 2'), 'Nome da mãe')
  first.unmount()

  const second = await asking()
  expect(isFolded()).toBe(false)
  expect(screen.getByText(takenUp)).toBeTruthy()
  await user.type(textbox('Mensagem ao aluno'), 'Falta isto.')
  await user.click(button('Enviar o pedido'))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Pedido enviado. O aluno tem até 10/12/2026.'))
  const items = [
    { kind: 'document', label: 'Certidão' },
    { kind: 'data', label: 'Nome da mãe' },
  ]
  const { requestId, revision } = request
  expect(functions.askStudent).toHaveBeenCalledWith({ requestId, revision, text: 'Falta isto.', deadline: '2026-12-10', items })
  expect(isFolded()).toBe(true)
  second.unmount()
  await asking()
  expect(isFolded()).toBe(true)
  expect(screen.queryByText(takenUp)).toBeNull()
})

test('each item without a description is wrong by itself, and the focus goes with what is added and removed', async () => {
  await asking()
  await user.click(button('Acrescentar item'))
  const groups = () => screen.getAllByRole('group', { name: /^Item/ })
  await focused(() => within(groups()[1]!).getByRole('radio', { name: 'Documento' }))
  await user.click(button('Enviar o pedido'))
  expect(screen.getByRole('heading', { name: 'Corrija 4 campos' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Diga ao aluno o que falta',
    'Escolha o último dia',
    'Descreva o item 1',
    'Descreva o item 2',
  ])
  const link = screen.getByRole('link', { name: 'Descreva o item 2' })
  expect(link.getAttribute('href')).toBe(`#${textbox('Descrição do item 2').id}`)
  await user.type(textbox('Descrição do item 1'), 'Certidão')
  expect(screen.queryByText('Descreva o item 1')).toBeNull()

  await user.click(button('Remover o item 1'))
  await focused(() => groups()[0]!)
  expect(groups()).toHaveLength(1)
})

const reviewing = () => renderPart(<AskedItems request={request} onDone={onDone} />, shell)

test('an item is waived after a question, and what came of each is said', async () => {
  await reviewing()
  await user.click(button('Dispensar'))
  const question = screen.getByRole('alertdialog', { name: 'Dispensar “Certidão”?' })
  await user.click(within(question).getByRole('button', { name: 'Voltar' }))
  expect(functions.reviewItem).not.toHaveBeenCalled()
  await user.click(button('Dispensar'))
  await user.click(button('Dispensar item'))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Item dispensado: Certidão'))
  await user.click(button('Aceitar'))
  await waitFor(() => expect(onDone).toHaveBeenLastCalledWith('Item aceito: Certidão'))

  await user.click(button('Recusar'))
  await focused(() => textbox('Motivo da recusa'))
  await user.click(button('Cancelar'))
  await focused(() => button('Recusar'))
  await user.click(button('Recusar'))
  await user.type(textbox('Motivo da recusa'), 'A página está cortada.')
  await user.click(button('Recusar'))
  await waitFor(() => expect(onDone).toHaveBeenLastCalledWith('Item recusado: Certidão'))
})

const template = { templateId: 7, name: 'Segue', text: 'Segue o documento.', typeId: null, mayChange: true }

function Answer() {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <textarea id="answer" aria-label="Resposta" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <button type="button" onClick={() => setOpen(true)}>
        Modelos
      </button>
      <AnswerTemplates isOpen={isOpen} typeId={1} fieldId="answer" text={text} onInsert={setText} onClose={() => setOpen(false)} />
    </>
  )
}

async function choosing(results: AnswerTemplate[] = [template]) {
  functions.listTemplates.mockResolvedValue({ results })
  await renderPart(<Answer />, shell)
  await user.click(button('Modelos'))
  await screen.findByRole('button', { name: results.length > 0 ? 'Novo modelo' : 'Salvar modelo' })
}

test('a template that is used is written on behind its text', async () => {
  await choosing()
  await user.click(button('Usar Segue'))
  await focused(() => textbox('Resposta'))
  const { value, selectionStart, selectionEnd } = textbox('Resposta')
  expect([value, selectionStart, selectionEnd]).toEqual([template.text, template.text.length, template.text.length])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a template is removed after a question', async () => {
  await choosing()
  await user.click(button('Remover Segue'))
  const question = screen.getByRole('alertdialog', { name: 'Remover o modelo “Segue”?' })
  expect(functions.removeTemplate).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Remover modelo' }))
  const said = await screen.findByText('Modelo removido')
  expect(functions.removeTemplate).toHaveBeenCalledWith({ templateId: 7 })
  expect(document.activeElement?.contains(said)).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a template that is half written is not closed away without a question', async () => {
  await choosing()
  await user.click(button('Novo modelo'))
  await focused(() => textbox('Nome do modelo'))
  await user.click(button('Cancelar'))
  await focused(() => button('Novo modelo'))
  await user.click(button('Novo modelo'))
  await user.type(textbox('Nome do modelo'), 'Falta')
  await user.click(button('Fechar'))
  await user.click(button('Continuar editando'))
  expect(textbox('Nome do modelo').value).toBe('Falta')
  await user.click(button('Cancelar'))
  await user.click(button('Descartar'))
  await focused(() => button('Novo modelo'))
  await user.click(button('Fechar'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a template is edited, and no other one of its name is replaced', async () => {
  await choosing()
  await user.click(button('Editar Segue'))
  await focused(() => textbox('Nome do modelo'))
  expect(screen.getByRole('heading', { name: 'Editar modelo' })).toBeTruthy()
  expect(textbox('Texto do modelo').value).toBe(template.text)
  await user.type(textbox('Nome do modelo'), ' hoje')
  functions.saveTemplate.mockRejectedValueOnce(new PortalError('NAME_TAKEN'))
  await user.click(button('Salvar modelo'))
  await waitFor(() => expect(textbox('Nome do modelo').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('Já existe um modelo com este nome. Dê outro nome.')).not.toEqual([])
  await user.click(button('Salvar modelo'))
  await screen.findByText('Modelo salvo')
  expect(functions.saveTemplate).toHaveBeenLastCalledWith({ templateId: 7, name: 'Segue hoje', text: template.text })
  expect(functions.addTemplate).not.toHaveBeenCalled()
})
